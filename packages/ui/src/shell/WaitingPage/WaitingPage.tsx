import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'

export interface WaitingPageProps {
  /** Where whoever has no scripts, and so cannot be let in by themselves, signs in. */
  signInHref: string
}

/** Stands for a player's page while the club asks whether their session goes on. */
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
