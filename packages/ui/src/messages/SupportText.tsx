'use client'

import { Link } from '../primitives/Link/Link.tsx'
import { useMessages } from './MessagesProvider.tsx'

export interface SupportTextProps {
  /** May ask the reader to contact support, in the words of `shell.contactSupport`. */
  children: string | undefined
  /** The page has to stay open: the link opens a new tab. */
  keepsPage?: boolean
}

/** A text in which the words "contact support" are a link to the form for it. */
export function SupportText({ children: text = '', keepsPage }: SupportTextProps) {
  const words = useMessages()('shell.contactSupport')
  const start = text.toLowerCase().indexOf(words)
  if (start < 0) return text
  const end = start + words.length
  return (
    <>
      {text.slice(0, start)}
      <Link href="/feedback" tone="inherit" isExternal={keepsPage}>
        {text.slice(start, end)}
      </Link>
      {text.slice(end)}
    </>
  )
}
