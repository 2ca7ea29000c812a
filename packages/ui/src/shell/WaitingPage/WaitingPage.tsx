'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'

/** The page while an expired session is restored. */
export interface WaitingPageProps {
  /** The sign-in link for visitors without scripts, whose session cannot be restored. */
  signInHref: string
}

/** Shown in place of a player's page while the session is being restored. */
export function WaitingPage({ signInHref }: WaitingPageProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={6} align="start">
        <Heading level={1}>{translate('shell.pending')}</Heading>
        <noscript>
          <LinkButton href={signInHref}>{translate('shell.signIn')}</LinkButton>
        </noscript>
      </Stack>
      <div aria-busy>
        <Skeleton count={6} />
      </div>
    </Container>
  )
}
