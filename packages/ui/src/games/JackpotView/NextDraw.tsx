'use client'

import { useId, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'

/** A part of a page about the next draw, which the reader opens and closes. */
export interface NextDrawProps {
  title: string
  isShown: boolean
  onToggle: () => void
  children: ReactNode
}

/** The next draw, which the reader can hide. */
export function NextDraw({ title, isShown, onToggle, children }: NextDrawProps) {
  const translate = useMessages()
  const id = useId()
  return (
    <Card as="section" panel={isShown ? 'saguaro' : undefined}>
      <Stack gap={3}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <div id={id} hidden={!isShown}>
          {children}
        </div>
        <div>
          <Button
            emphasis="outline"
            tone="neutral"
            aria-expanded={isShown}
            aria-controls={id}
            onPress={onToggle}
          >
            {translate(isShown ? 'games.hideNextDraw' : 'games.showNextDraw')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
