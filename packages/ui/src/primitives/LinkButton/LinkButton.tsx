import type { ComponentPropsWithRef, ReactNode } from 'react'
import { label } from '../Button/Button.css.ts'
import type { ButtonLook } from '../Button/buttonClass.ts'
import { buttonClass } from '../Button/buttonClass.ts'
import { ExternalMark, externalAttributes } from '../Link/ExternalMark.tsx'

/** A link that looks like a button: its text, address and look. */
export interface LinkButtonProps
  extends
    ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href' | 'target' | 'rel' | 'role'> {
  href: string
  children: ReactNode
  /** An external link: opens a new tab and says so. */
  isExternal?: boolean
}

/** A link that looks like a button, for the main next step of a view. It stays a plain anchor. */
export function LinkButton({
  children,
  tone,
  emphasis,
  size,
  width,
  isExternal = false,
  ...props
}: LinkButtonProps) {
  return (
    <a
      {...props}
      {...(isExternal ? externalAttributes : {})}
      className={buttonClass({ tone, emphasis, size, width })}
    >
      <span className={label}>
        {children}
        {isExternal && <ExternalMark />}
      </span>
    </a>
  )
}
