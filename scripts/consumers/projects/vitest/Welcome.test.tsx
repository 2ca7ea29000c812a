// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Welcome } from './Welcome'

afterEach(cleanup)

test('shows the points of the fake api in a dialog', async () => {
  await act(async () => void render(<Welcome />))
  fireEvent.click(screen.getByRole('button', { name: 'Show my points' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('25000 points')
})

test('says why the flow refuses a password, and welcomes the player with the right one', async () => {
  await act(async () => void render(<Welcome />))
  const signIn = async (password: string) => {
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ana@players.example' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
  }
  await signIn('not this one')
  expect((await screen.findByRole('alert')).textContent).toMatch(/password/i)
  await signIn('Lucky#2026')
  expect((await screen.findByText('Welcome, ana!')).isConnected).toBe(true)
})
