// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Welcome } from './Welcome'

test('shows the points of the fake api in a dialog', async () => {
  await act(async () => void render(<Welcome />))
  fireEvent.click(screen.getByRole('button', { name: 'Show my points' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('25000 points')
})
