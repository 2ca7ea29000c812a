'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { page } from './BalanceSharingView.css.ts'

/** The question whether a partner's site may show the balance, and the result. */
export interface BalanceSharingViewProps {
  state:
    | { readonly at: 'asking' | 'sharing' | 'shared' | 'declined' }
    | {
        readonly at: 'failed'
        readonly message: LocalizedText
      }
  /** The partner's site as the address bar shows it. */
  partner: string
  onAllow: () => void
  onCancel: () => void
}

/** Asks, in the club's own window, whether a partner's page may show the player's balance. */
export function BalanceSharingView({ state, partner, onAllow, onCancel }: BalanceSharingViewProps) {
  const translate = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = state.at === 'shared' || state.at === 'declined'
  // The question replaces the sign-in form, and the outcome the buttons: the element that had focus is gone.
  useEffect(() => heading.current?.focus(), [isAnswered])
  return (
    <div className={page}>
      <Container width="form">
        <Stack gap={6}>
          <LogoMark name="lounge" />
          <Heading ref={heading} level={1} size="heading" isFocusTarget>
            {translate('lounge.sharing.title', { partner })}
          </Heading>
          {isAnswered ? (
            <Notice tone={state.at === 'shared' ? 'success' : 'info'} isAnnounced>
              {translate(state.at === 'shared' ? 'lounge.sharing.done' : 'lounge.sharing.declined')}
            </Notice>
          ) : (
            <Question state={state} partner={partner} onAllow={onAllow} onCancel={onCancel} />
          )}
        </Stack>
      </Container>
    </div>
  )
}

function Question({ state, partner, onAllow, onCancel }: BalanceSharingViewProps): ReactNode {
  const translate = useMessages()
  const message = state.at === 'failed' ? state.message : null
  return (
    <>
      <Text>{translate('lounge.sharing.text', { partner })}</Text>
      <Text tone="muted">{translate('lounge.sharing.ends')}</Text>
      <FailureNotice message={message} />
      <Inline gap={3}>
        <Button onPress={onAllow} isPending={state.at === 'sharing'}>
          {translate('lounge.sharing.allow')}
        </Button>
        <Button emphasis="outline" onPress={onCancel} isDisabled={state.at === 'sharing'}>
          {translate('lounge.sharing.cancel')}
        </Button>
      </Inline>
    </>
  )
}
