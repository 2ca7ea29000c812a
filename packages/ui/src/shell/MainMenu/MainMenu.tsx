'use client'

import type { MessageKey } from '@players-club/domain-models'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import { Dice5, Gift, History, Megaphone, Sparkles, Ticket } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { MenuLinks } from '../MenuPanel/MenuLinks.tsx'
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx'
import { type MenuPanelSide } from '../MenuPanel/menuPanelSides.ts'
import { link, list, place as placeClass, type MainMenuPlace } from './MainMenu.css.ts'

export { mainMenuPlaces, type MainMenuPlace } from './MainMenu.css.ts'

/** An entry of the main menu, with the entries below it. */
export interface MainMenuEntry {
  id: string
  label: MessageKey
  href: string
  children?: readonly { id: string; label: MessageKey; href: string }[]
}

/** The entries of the main menu, the current page, and where the menu is. */
export interface MainMenuProps {
  entries: readonly MainMenuEntry[]
  currentPath: string
  place: MainMenuPlace
}

const icons: Readonly<Record<string, IconDrawing>> = {
  earn: Sparkles,
  rewards: Gift,
  promotions: Megaphone,
  games: Ticket,
  play: Dice5,
  history: History,
}

const panelSides = { header: 'anchor', thumb: 'thumb' } as const satisfies Record<
  MainMenuPlace,
  MenuPanelSide
>

/** The club's main menu. An entry with children opens a panel, below the header or above the bottom bar. */
export function MainMenu({ entries, currentPath, place }: MainMenuProps) {
  const translate = useMessages()
  return (
    <nav className={placeClass[place]} aria-label={translate('shell.mainMenu')}>
      <ul className={list[place]} role="list">
        {entries.map(({ id, label, href, children }) => (
          <li key={id}>
            {children ? (
              <MenuPanel
                label={translate(label)}
                button={<Entry {...{ id, label, place }} />}
                side={panelSides[place]}
                current={isWithin(currentPath, href)}
              >
                <MenuLinks links={children} icons={{}} currentPath={currentPath} />
              </MenuPanel>
            ) : (
              <a className={link[place]} href={href} aria-current={isWithin(currentPath, href)}>
                <Entry {...{ id, label, place }} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ id, label, place }: Pick<MainMenuEntry, 'id' | 'label'> & Pick<MainMenuProps, 'place'>) {
  const translate = useMessages()
  return (
    <>
      {place === 'thumb' && icons[id] && <Icon icon={icons[id]} />}
      {translate(label)}
    </>
  )
}

function isWithin(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}
