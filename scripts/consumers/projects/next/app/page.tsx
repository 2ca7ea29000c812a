import { Heading } from '@players-club/ui/primitives/Heading'
import { Stack } from '@players-club/ui/primitives/Stack'
import { Text } from '@players-club/ui/primitives/Text'
import { Welcome } from '../Welcome'

/** A server component: heading, stack and text send no script. */
export default function Page() {
  return (
    <main>
      <Stack>
        <Heading level={1}>A consumer</Heading>
        <Text>Rendered by a server component.</Text>
        <Welcome />
      </Stack>
    </main>
  )
}
