'use client'

import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PlainPage } from '../PlainPage/PlainPage.tsx'

/** The cause: the page itself, the connection, or a newer release that replaced it. */
export const failureKinds = ['unexpected', 'offline', 'outdated'] as const
/** The cause: the page itself, the connection, or a newer release that replaced it. */
export type FailureKind = (typeof failureKinds)[number]

/** Why a page could not be shown, and how to try again. */
export interface FailureViewProps {
  kind: FailureKind
  onRetry: () => void
}

/** An error page with a retry. */
export function FailureView({ kind, onRetry }: FailureViewProps) {
  const translate = useMessages()
  return (
    <PlainPage
      title={translate(`shell.failure.${kind}.title`)}
      text={translate(`shell.failure.${kind}.text`)}
      art={<DesertScene isNight />}
      actions={
        <Inline gap={3}>
          <Button onPress={onRetry}>{translate(`shell.failure.${kind}.retry`)}</Button>
          <LinkButton href="/" emphasis="plain">
            {translate('shell.home')}
          </LinkButton>
        </Inline>
      }
    />
  )
}
