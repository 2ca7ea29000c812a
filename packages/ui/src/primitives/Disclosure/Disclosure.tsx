import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { content, disclosure, mark, summary } from './Disclosure.css.ts'

export interface DisclosureProps {
  /** What is behind it, in a few words. */
  title: string
  children: ReactNode
  /** Open from the start. */
  isOpen?: boolean
  /** Of those that share a group one is open at a time. */
  group?: string
}

/**
 * Something that not every reader needs, behind its title. The platform's own: it opens before any script has loaded,
 * and the browser's search finds what is inside.
 */
export function Disclosure({ title, children, isOpen = false, group }: DisclosureProps) {
  return (
    <details className={disclosure} open={isOpen} name={group}>
      <summary className={summary}>
        {title}
        <span className={mark}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  )
}
