'use client'

import { LogoMark } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { BalancePill } from '../../shell/BalancePill/BalancePill.tsx'
import { bar, name, words } from './LoungeBar.css.ts'

/** The balance in the bar of the lounge; a guest has none. */
export interface LoungeBarProps {
  isSignedIn: boolean
  /** Undefined while loading; null where they could not be loaded. */
  tokens: number | null | undefined
}

/** The name of the lounge, the token balance and a link to the history; both are disabled for guests. */
export function LoungeBar({ isSignedIn, tokens }: LoungeBarProps) {
  const translate = useMessages()
  return (
    <div className={bar}>
      <a className={name} href="/lucky-lounge">
        <LogoMark name="lounge" />
        <span className={words}>{translate('lounge.name')}</span>
      </a>
      {isSignedIn ? (
        <>
          <BalancePill kind="tokens" amount={tokens} href="/lucky-lounge/store" />
          <LinkButton href="/lucky-lounge/history" emphasis="outline" size="small">
            {translate('lounge.history')}
          </LinkButton>
        </>
      ) : (
        <>
          <Button isDisabled emphasis="outline" size="small">
            {translate('lounge.balance')}
          </Button>
          <Button isDisabled emphasis="outline" size="small">
            {translate('lounge.history')}
          </Button>
        </>
      )}
    </div>
  )
}
