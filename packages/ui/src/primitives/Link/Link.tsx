import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { ExternalMark, externalAttributes } from './ExternalMark.tsx'
import { link, toneClass, type LinkTone } from './Link.css.ts'

export { linkTones, type LinkTone } from './Link.css.ts'

/** The text and address of a link, and whether it leaves for another site. */
export interface LinkProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'href' | 'target' | 'rel'
> {
  href: string
  children: ReactNode
  /** @default 'accent' */
  tone?: LinkTone
  /** An external link: opens a new tab and says so. */
  isExternal?: boolean
}

/** A link to another page: a plain anchor. */
export function Link({ children, tone = 'accent', isExternal = false, ...props }: LinkProps) {
  return (
    <a {...props} {...(isExternal ? externalAttributes : {})} className={cx(link, toneClass[tone])}>
      {children}
      {isExternal && <ExternalMark />}
    </a>
  )
}
