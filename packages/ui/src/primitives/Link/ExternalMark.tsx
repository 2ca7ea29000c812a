'use client'

import { ExternalLink } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { externalMark } from './Link.css.ts'

/** Marks an external link visually and for screen readers. */
export function ExternalMark() {
  const translate = useMessages()
  return (
    <>
      <span className={externalMark}>
        <Icon icon={ExternalLink} size="text" />
      </span>
      <VisuallyHidden> ({translate('shell.newTab')})</VisuallyHidden>
    </>
  )
}

/** `noopener`: the new page must not have access to ours. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
