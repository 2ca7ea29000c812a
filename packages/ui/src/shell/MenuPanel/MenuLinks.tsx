'use client'

import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { MessageKey } from '@players-club/domain-models'
import { item } from './MenuPanel.css.ts'

/** The links of a menu panel, with an icon for each by its id. */
export interface MenuLinksProps {
  links: readonly { id: string; label: MessageKey; href: string }[]
  icons: Readonly<Record<string, IconDrawing>>
  currentPath: string
}

/** The links of a menu panel in a column. */
export function MenuLinks({ links, icons, currentPath }: MenuLinksProps) {
  const translate = useMessages()
  return (
    <ul role="list">
      {links.map(({ id, label, href }) => {
        const icon = icons[id]
        return (
          <li key={id}>
            <a className={item} href={href} aria-current={currentPath === href ? 'page' : undefined}>
              {icon && <Icon icon={icon} />}
              {translate(label)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
