import { ExternalLink } from 'lucide-react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { externalMark } from './Link.css.ts'

/** Marks an external link visually and for screen readers. */
export function ExternalMark() {
  const translate = useMessages()
  return (
    <>
      <ExternalLink aria-hidden className={externalMark} size="1em" strokeWidth={2} />
      <VisuallyHidden> ({translate('shell.newTab')})</VisuallyHidden>
    </>
  )
}

/** `noopener`: the new page must not have access to ours. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
