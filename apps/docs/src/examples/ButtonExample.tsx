import { Button, Inline } from '@players-club/ui'
import { useState } from 'react'

export function ButtonExample() {
  const [count, setCount] = useState(0)
  return (
    <Inline gap={3}>
      <Button onPress={() => setCount(count + 1)}>Pressed {count} times</Button>
      <Button emphasis="outline" onPress={() => setCount(0)}>
        Start again
      </Button>
      <Button emphasis="soft" isDisabled>
        Not now
      </Button>
    </Inline>
  )
}
