'use client'

import type { MessageKey } from '@players-club/domain-models'
import { formatPoints } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { focusTarget } from '../../primitives/Heading/Heading.css.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../themes/cx.ts'
import { WidgetFrame } from '../WidgetFrame/WidgetFrame.tsx'
import { name } from './BalanceWidget.css.ts'

/** What the balance widget shows: it loads, offers to sign in, shows a balance, or says what failed. */
export type BalanceWidgetViewState =
  | { readonly at: 'loading' | 'signingIn' | 'entering' }
  | { readonly at: 'guest'; readonly notice: LocalizedText | null }
  | { readonly at: 'signedIn'; readonly tokens: { readonly balance: number } }
  | { readonly at: 'failed'; readonly message: LocalizedText }

/** The state of the balance widget, its actions, and the height that its frame needs. */
export interface BalanceWidgetProps {
  state: BalanceWidgetViewState
  onSignIn: () => void
  onRetry: () => void
  /** The height in px that the widget needs in its frame. */
  onHeight: (height: number) => void
}

const lines = {
  loading: 'lounge.widget.loading',
  signingIn: 'lounge.widget.signingIn',
  entering: 'lounge.widget.loading',
  guest: 'lounge.widget.guest',
  signedIn: 'lounge.widget.yours',
} as const satisfies Record<string, MessageKey>

/** A player's token balance on a partner's page. */
export function BalanceWidget({ state, onHeight, onSignIn, onRetry }: BalanceWidgetProps) {
  const translate = useMessages()
  const title = useRef<HTMLSpanElement>(null)
  // A live region that stays silent on load, so that it does not interrupt the partner's page; changes after
  // a press are announced.
  const [hasActed, setHasActed] = useState(false)
  // A press whose outcome has not come yet: a sign-in elsewhere must not take focus from the partner's page.
  const isAwaited = useRef(false)
  const isSignedIn = state.at === 'signedIn'
  useEffect(() => {
    if (state.at === 'signedIn' && isAwaited.current) title.current?.focus()
    if (state.at === 'signedIn' || state.at === 'guest' || state.at === 'failed') isAwaited.current = false
  }, [state])

  const act = (verb: () => void) => () => {
    setHasActed(true)
    isAwaited.current = true
    verb()
  }
  const amount = isSignedIn ? state.tokens.balance : undefined
  const unit = translate('lounge.widget.unit', { amount: amount ?? 0 })
  const figure = amount === undefined ? '–' : formatPoints(amount, translate.locale)
  return (
    <WidgetFrame onHeight={onHeight}>
      <TicketCard
        as="div"
        titleLevel={1}
        title={
          <span ref={title} className={cx(focusTarget, name)} tabIndex={-1}>
            <LogoMark name="lounge" />
            {translate('lounge.widget.title')}
          </span>
        }
        // The live region contains the number with its unit; this copy is only visual.
        stub={isSignedIn || state.at === 'loading' ? <span aria-hidden>{figure}</span> : undefined}
        unit={isSignedIn && <span aria-hidden>{unit}</span>}
        controls={<Controls state={state} onSignIn={act(onSignIn)} onRetry={act(onRetry)} />}
      >
        <p
          aria-live={hasActed ? 'polite' : 'off'}
          aria-busy={state.at === 'loading' || state.at === 'entering'}
        >
          {line(state, translate)}
          {isSignedIn && (
            <VisuallyHidden>
              {': '}
              {figure} {unit}
            </VisuallyHidden>
          )}
        </p>
      </TicketCard>
    </WidgetFrame>
  )
}

function line(state: BalanceWidgetViewState, translate: ReturnType<typeof useMessages>): string {
  const text = state.at === 'failed' ? state.message : state.at === 'guest' ? state.notice : null
  return resolveText(translate, text) ?? translate(state.at === 'failed' ? 'error.general' : lines[state.at])
}

type ControlsProps = Pick<BalanceWidgetProps, 'state' | 'onSignIn' | 'onRetry'>

function Controls({ state, onSignIn, onRetry }: ControlsProps): ReactNode {
  const translate = useMessages()
  if (state.at === 'loading') return null
  const lounge = (emphasis: 'strong' | 'outline') => (
    <LinkButton isExternal href="/lucky-lounge" emphasis={emphasis}>
      {translate('lounge.widget.open')}
    </LinkButton>
  )
  if (state.at === 'signedIn') return lounge('strong')
  return (
    <Inline justify="end">
      {(state.at === 'failed' || (state.at === 'guest' && state.notice)) && lounge('outline')}
      {state.at === 'failed' ? (
        <Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>
      ) : (
        <Button onPress={onSignIn} isPending={state.at === 'entering'}>
          {translate(state.at === 'signingIn' ? 'lounge.widget.showWindow' : 'lounge.widget.signIn')}
        </Button>
      )}
    </Inline>
  )
}
