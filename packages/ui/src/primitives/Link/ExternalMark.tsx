import { ExternalLink } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { externalMark } from './Link.css.ts'

/** Says, to the eye and to the ear, that a link opens a new tab. */
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

/** What such a link carries: the new page must not reach back into ours. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
