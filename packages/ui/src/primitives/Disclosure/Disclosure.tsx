import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { content, disclosure, mark, summary } from './Disclosure.css.ts'

/** A summary, and the content that it shows when it is opened. */
export interface DisclosureProps {
  /** The summary, in a few words. */
  title: string
  children: ReactNode
  /** Open at first; a later change opens or closes it, whatever the reader has done. @default false */
  isOpen?: boolean
}

/** A native `<details>`: it works before any script has loaded, and the browser's search finds its content. */
export function Disclosure({ title, children, isOpen = false }: DisclosureProps) {
  return (
    <details className={disclosure} open={isOpen}>
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
