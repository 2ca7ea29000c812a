import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

test('the empty state says what is missing and links elsewhere', async () => {
  const screen = await renderUi(
    <EmptyState
      title="No entries yet"
      titleLevel={3}
      action={<LinkButton href="/enter-ticket">Enter a ticket</LinkButton>}
    >
      They show up here.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 3, name: 'No entries yet' })).toBeInTheDocument()
  await expect.element(screen.getByText('They show up here.')).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Enter a ticket' })).toBeInTheDocument()
})
