'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Skeletons, with the word for a screen reader that reads the page. */
export function Loading({ children }: { children: ReactNode }) {
  const translate = useMessages()
  return (
    <div aria-busy>
      <VisuallyHidden>{translate('shell.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
