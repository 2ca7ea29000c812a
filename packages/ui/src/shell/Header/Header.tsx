'use client'

import type { MessageKey } from '@players-club/domain-models'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import {
  CircleQuestionMark,
  CircleUserRound,
  Dice5,
  History,
  House,
  LogIn,
  LogOut,
  Mail,
  Menu,
  MessageSquareText,
  ShieldCheck,
  Star,
  Ticket,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide'
import type { ReactNode } from 'react'
import { LogoMark } from '../../art/index.ts'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PendingStatus } from '../../primitives/Button/PendingStatus.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { cx } from '../../themes/cx.ts'
import { MenuItemButton } from '../MenuPanel/MenuItemButton.tsx'
import { MenuLinks } from '../MenuPanel/MenuLinks.tsx'
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx'
import {
  balances as balancesClass,
  bar,
  brand as brandClass,
  clubName as clubNameClass,
  forYou,
  forYouStar,
  header,
  lottery,
  who,
} from './Header.css.ts'

interface HeaderLink {
  id: string
  label: MessageKey
  href: string
}

/** The header: menus, balances, and what happens on each action. */
export interface HeaderProps {
  currentPath: string
  /** The main menu in its header position. */
  mainMenu: ReactNode
  /** The player's balances; undefined for a guest. */
  balances?: ReactNode
  profileLinks: readonly HeaderLink[]
  sideLinks: readonly HeaderLink[]
  /** The signed-in player's name; undefined for a guest. */
  playerName?: string
  /** The points again, below the name in the menu. */
  playerPoints?: ReactNode
  /** A sign-out is under way; it is announced. */
  isSigningOut: boolean
  onSignOut: () => void
  /** Called when the visitor opens the recommendations. */
  onForYou: () => void
  /** Called on hover or focus, to preload the dialog. */
  onForYouPreload: () => void
}

const profileIcons: Readonly<Record<string, IconDrawing>> = {
  profile: UserRound,
  preferences: Mail,
  inviteFriends: UsersRound,
  history: History,
  loungeHistory: Dice5,
  accountSecurity: ShieldCheck,
  signIn: LogIn,
  register: UserPlus,
}

const sideIcons: Readonly<Record<string, IconDrawing>> = {
  home: House,
  enterTicket: Ticket,
  feedback: MessageSquareText,
  faq: CircleQuestionMark,
}

/** The header of every page: the club's name, its main menu, the balances, and two menus. */
export function Header({ currentPath, mainMenu, balances, playerName, ...props }: HeaderProps) {
  const translate = useMessages()
  const { clubName, lotteryName } = useBrand()
  return (
    <header className={header}>
      <div className={bar}>
        <a className={brandClass} href="/">
          <LogoMark />
          <span className={clubNameClass}>
            {clubName}
            <span className={lottery}>{lotteryName}</span>
          </span>
        </a>
        {mainMenu}
        {balances && <div className={balancesClass}>{balances}</div>}
        <ForYou {...props} isStar={Boolean(balances)} />
        <MenuPanel label={translate('shell.profileMenu')} button={<Icon icon={CircleUserRound} />}>
          {playerName !== undefined && <p className={who}>{playerName}</p>}
          {props.playerPoints && <div className={who}>{props.playerPoints}</div>}
          <MenuLinks links={props.profileLinks} icons={profileIcons} currentPath={currentPath} />
          {playerName !== undefined && (
            <MenuItemButton icon={LogOut} onPress={props.onSignOut}>
              {translate('shell.signOut')}
            </MenuItemButton>
          )}
        </MenuPanel>
        <PendingStatus isPending={props.isSigningOut} />
        <MenuPanel label={translate('shell.sideMenu')} button={<Icon icon={Menu} />}>
          <MenuLinks links={props.sideLinks} icons={sideIcons} currentPath={currentPath} />
        </MenuPanel>
      </div>
    </header>
  )
}

type ForYouProps = Pick<HeaderProps, 'onForYou' | 'onForYouPreload'> & { isStar: boolean }

function ForYou({ onForYou, onForYouPreload, isStar }: ForYouProps) {
  const translate = useMessages()
  return (
    <Button
      emphasis="plain"
      tone="neutral"
      size="small"
      aria-haspopup="dialog"
      onPress={onForYou}
      onPointerEnter={onForYouPreload}
      onFocus={onForYouPreload}
    >
      <Icon icon={Star} />
      <span className={cx(forYou, isStar && forYouStar)}>{translate('shell.forYou')}</span>
    </Button>
  )
}
