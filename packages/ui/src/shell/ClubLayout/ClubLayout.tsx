'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { WholeTables } from '../../primitives/Table/WholeTables.ts'
import { foot, frame, main, skip } from './ClubLayout.css.ts'
import { useFocusRecovery } from './useFocusRecovery.ts'

export { useFocusRecovery } from './useFocusRecovery.ts'

/** The parts of every page: header, footer, overlays and content. */
export interface ClubLayoutProps {
  header: ReactNode
  footer: ReactNode
  /** Overlays: the message bar, the spinner, confetti. */
  messageBar?: ReactNode
  /** The player has come back to the page by the browser's history: its scroll position is restored. @default false */
  isReturn?: boolean
  children: ReactNode
}

/** The id of the skip link's target, which receives focus on a route change. */
export const MAIN_ID = 'main'

/** Header, page and footer of every route that has a layout. */
export function ClubLayout({ header, footer, messageBar, isReturn = false, children }: ClubLayoutProps) {
  const translate = useMessages()
  useFocusRecovery()
  return (
    <div className={frame}>
      <a className={skip} href={`#${MAIN_ID}`}>
        {translate('shell.skipToContent')}
      </a>
      {header}
      {messageBar}
      <main className={main} id={MAIN_ID} tabIndex={-1}>
        <WholeTables value={isReturn}>{children}</WholeTables>
      </main>
      <div className={foot}>{footer}</div>
    </div>
  )
}
