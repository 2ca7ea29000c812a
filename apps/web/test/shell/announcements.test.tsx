import { linkActivity, spinGame, spinGameData, spinPlay } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hearAnnouncements } from '../hearAnnouncements.ts'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

const times = (heard: readonly string[], words: string) => heard.filter(text => text.includes(words)).length

test('an error that appears when a field of the ticket is left is announced once', async () => {
  await openPage('/ticket-entry', { player: 'verified' })
  const heard = hearAnnouncements()
  const code = main.getByLabelText('Ticket Barcode Number')
  await code.fill('12')
  await userEvent.tab()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  const error = document.getElementById(`${code.element().id}-error`)?.lastChild?.lastChild?.textContent ?? ''
  expect(error).not.toBe('')
  await expect.poll(() => times(heard, error)).toBe(1)
})

test('an error that appears when a field of the registration is left is announced once', async () => {
  await openPage('/register')
  const heard = hearAnnouncements()
  const email = main.getByRole('textbox', { name: 'Email' }).first()
  await email.fill('not-an-address')
  await userEvent.tab()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  const error =
    document.getElementById(`${email.element().id}-error`)?.lastChild?.lastChild?.textContent ?? ''
  expect(error).not.toBe('')
  await expect.poll(() => times(heard, error)).toBe(1)
})

test('the outcome of a new password is announced once', async () => {
  await openPage(`/reset/finish?key=${'k'.repeat(43)}`, {
    answers: { 'accounts.finishPasswordReset': null },
  })
  const heard = hearAnnouncements()
  await main.getByLabelText('Password', { exact: true }).fill('Copper#2027')
  await main.getByLabelText('Confirm Password').fill('Copper#2027')
  await userEvent.keyboard('{Enter}')
  const done = 'You are signed out on every device. Sign in with your new password.'
  await expect.element(main.getByText(done)).toBeVisible()
  expect(times(heard, done)).toBe(1)
})

test('the outcome of a reactivation is announced once', async () => {
  await openPage(`/unsuspend?key=${'k'.repeat(43)}`, {
    answers: { 'accounts.checkUnsuspendKey': { isValid: true }, 'accounts.reactivate': null },
  })
  const heard = hearAnnouncements()
  await main.getByLabelText('Password', { exact: true }).fill('Copper#2027')
  await main.getByLabelText('Confirm Password').fill('Copper#2027')
  await userEvent.keyboard('{Enter}')
  const done = 'Sign in with your new password.'
  await expect.element(main.getByText(done)).toBeVisible()
  expect(times(heard, done)).toBe(1)
})

test('a game that loads is announced once', async () => {
  await openPage('/interactive-game/7', {
    player: 'verified',
    answers: {
      'activities.getPlayerActivity': { ...linkActivity, id: 7, key: spinGame.key, type: 'INTERACTIVE_GAME' },
      'activities.fetchDigitalGame': spinGame,
      'activities.playForPoints': spinPlay,
      'activities.getArcadeGameData': spinGameData,
    },
  })
  const heard = hearAnnouncements()
  await main.getByRole('button', { name: 'Play for points' }).click()
  const loading = page.getByRole('dialog').getByText('The game is loading…')
  await expect.element(loading).toBeVisible()
  expect(times(heard, 'The game is loading…')).toBe(1)
})
