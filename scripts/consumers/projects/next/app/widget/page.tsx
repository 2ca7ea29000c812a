import { LuckyLoungeWidget } from '@players-club/lucky-lounge-embed/react'

export default function Page() {
  return <LuckyLoungeWidget club="https://club.example" widget="balance" />
}
