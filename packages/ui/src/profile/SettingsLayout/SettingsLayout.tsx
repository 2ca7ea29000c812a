'use client'

import { currentSetting, settingsMenu, type MenuItem } from '@players-club/domain-models'
import { Bell, ChevronDown, CircleUserRound, Gift, ShieldCheck } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { heading, sizeClass } from '../../primitives/Heading/Heading.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import {
  content,
  dropdown,
  entry,
  inner,
  layout,
  list,
  menu,
  mark,
  panel,
  sub,
  summary,
} from './SettingsLayout.css.ts'

const icons: Readonly<Record<string, IconDrawing>> = {
  profile: CircleUserRound,
  preferences: Bell,
  accountSecurity: ShieldCheck,
  inviteFriends: Gift,
}

/** The current page of the settings, beside their menu. */
export interface SettingsLayoutProps {
  /** The current page. */
  currentPath: string
  children: ReactNode
}

/** The settings menu beside its page; on narrow screens a disclosure above it. */
export function SettingsLayout({ currentPath, children }: SettingsLayoutProps) {
  const translate = useMessages()
  const titleId = useId()
  const drop = useRef<HTMLDetailsElement>(null)
  const current = currentSetting(currentPath)
  const close = () => drop.current?.removeAttribute('open')
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drop.current?.open) return
    close()
    drop.current.querySelector('summary')?.focus()
  }
  const links = <SettingsLinks current={current} currentPath={currentPath} />
  return (
    <div className={layout}>
      <nav aria-labelledby={titleId} className={menu}>
        {/* No heading: it would come before the page's own. */}
        <p id={titleId} className={cx(heading, sizeClass.title)}>
          {translate('settings.title')}
        </p>
        <div className={list}>{links}</div>
        {/* Key and click events bubble up from the links. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <details ref={drop} className={dropdown} onKeyDown={closeOnEscape}>
          <summary className={summary}>
            {translate(current?.label ?? 'settings.choose')}
            <span className={mark}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div className={panel} onClick={close}>
            {links}
          </div>
        </details>
      </nav>
      <div className={content}>{children}</div>
    </div>
  )
}

interface LinksProps {
  current: MenuItem | null
  currentPath: string
  entries?: readonly MenuItem[]
}

function SettingsLinks({ current, currentPath, entries = settingsMenu }: LinksProps) {
  const translate = useMessages()
  return (
    <ul role="list" className={entries === settingsMenu ? inner : sub}>
      {entries.map(({ id, label, href, children }) => {
        const icon = icons[id]
        // A page below an entry is not the entry's own page: `true` instead of `page`.
        const isCurrent = current?.id === id && (currentPath === href ? 'page' : 'true')
        return (
          <li key={id}>
            <a className={entry} href={href} aria-current={isCurrent || undefined}>
              {icon && <Icon icon={icon} />}
              {translate(label)}
            </a>
            {children && <SettingsLinks current={current} currentPath={currentPath} entries={children} />}
          </li>
        )
      })}
    </ul>
  )
}
