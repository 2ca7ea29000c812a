'use client'

import { Notice } from '../primitives/Notice/Notice.tsx'
import { resolveText, type LocalizedText } from './LocalizedText.ts'
import { useMessages } from './MessagesProvider.tsx'
import { SupportText } from './SupportText.tsx'

export interface FailureNoticeProps {
  message: LocalizedText | null | undefined
  /** The words "contact support" are a link to the form for it; in a new tab where the page has to stay open. */
  supportLink?: 'samePage' | 'newTab'
}

/** Why the reader's action failed, announced at once; nothing without a message. */
export function FailureNotice({ message, supportLink }: FailureNoticeProps) {
  const translate = useMessages()
  if (!message) return null
  const text = resolveText(translate, message)
  return (
    <Notice tone="danger" isAnnounced>
      {supportLink ? <SupportText keepsPage={supportLink === 'newTab'}>{text}</SupportText> : text}
    </Notice>
  )
}
