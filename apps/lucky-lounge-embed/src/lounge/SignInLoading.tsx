import { LogoMark } from '@players-club/ui/art'
import { useMessages } from '@players-club/ui/messages'
import { Container } from '@players-club/ui/primitives/Container'
import { Heading } from '@players-club/ui/primitives/Heading'
import { Stack } from '@players-club/ui/primitives/Stack'
import { Text } from '@players-club/ui/primitives/Text'
import { PageHead } from '@players-club/ui/shell/PageHead'

/** Shown until the server has said who is here. */
export function SignInLoading() {
  const translate = useMessages()
  return (
    <>
      <PageHead page="accounts.signIn.title" />
      <Container width="form">
        <Stack gap={6}>
          <LogoMark name="lounge" />
          <Heading level={1} size="heading">
            {translate('accounts.signIn.title')}
          </Heading>
          <div role="status">
            <Text>{translate('shell.loading')}</Text>
          </div>
        </Stack>
      </Container>
    </>
  )
}
