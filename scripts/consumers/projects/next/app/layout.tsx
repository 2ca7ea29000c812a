import type { ReactNode } from 'react'
import '@players-club/ui/styles.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="players-club">
      <body>{children}</body>
    </html>
  )
}
