import type { Row } from '../fences/grid.ts'
import { pascal } from './words.ts'
import type { Workshop } from './Workshop.ts'
import { Refusal } from './Workshop.ts'

/** Generates a page that shows the state of a flow of `new flow`. Its title is a text of the catalogue. */
export function newView(
  workshop: Workshop,
  row: Row,
  folder: string,
  Name: string,
  title: string | undefined,
): void {
  if (!title) throw new Refusal(`A view has a title: add --title with its key, as in --title shell.${row}`)
  workshop.write(`${folder}/${Name}.tsx`, view(Name, title))
  workshop.write(`${folder}/${Name}.stories.tsx`, stories(row, Name))
  workshop.write(`${folder}/${Name}.test.tsx`, test(Name))
}

const view = (Name: string, title: string) => `'use client'

import type { MessageKey, MessageParams } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'

/** How far sending is, why it failed, and what happens on submit. */
export interface ${Name}Props {
  isSending: boolean
  isDone: boolean
  /** Why the last try was refused: a text of the catalogue, or words that the service sent. */
  error: { readonly key: MessageKey; readonly params?: MessageParams } | { readonly text: string } | null
  onSubmit: () => void
}

/** One thing to do, and the result. */
export function ${Name}({ isSending, isDone, error, onSubmit }: ${Name}Props) {
  const translate = useMessages()
  return (
    <Container width="text">
      <Stack gap={6} align="start">
        <Heading level={1}>{translate('${title}')}</Heading>
        {error && (
          <Notice tone="danger" isAnnounced>
            {'key' in error ? translate(error.key, error.params) : error.text}
          </Notice>
        )}
        <Button onPress={onSubmit} isPending={isSending} isDisabled={isDone}>
          {translate('${title}')}
        </Button>
      </Stack>
    </Container>
  )
}
`

const stories = (row: Row, Name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${Name} } from './${Name}.tsx'

const meta = {
  title: '${pascal(row)}/${Name}',
  component: ${Name},
  args: { isSending: false, isDone: false, error: null, onSubmit: () => {} },
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sending: Story = { args: { isSending: true } }

export const Done: Story = { args: { isDone: true } }

export const Offline: Story = { args: { error: { key: 'error.offline' } } }
`

const test = (Name: string) => `import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ${Name} } from './${Name}.tsx'

const idle = { isSending: false, isDone: false, error: null }

test('submits with the button', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<${Name} {...idle} onSubmit={onSubmit} />)
  await screen.getByRole('button').click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('announces a refusal in words of the catalogue or of the service', async () => {
  const screen = await renderUi(<${Name} {...idle} error={{ text: 'Sold out today.' }} onSubmit={vi.fn()} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sold out today.')
  await screen.rerender(<${Name} {...idle} error={{ key: 'shell.notFound.title' }} onSubmit={vi.fn()} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Page Not Found!')
})
`
