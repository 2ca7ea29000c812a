import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { HomeView } from './HomeView.tsx'

test('[SHELL-008] [SHELL-013] the greeting speaks to the player by first name where it is given', async () => {
  const screen = await renderUi(
    <HomeView greeting={{ key: 'shell.greeting.evening', firstName: 'Verity' }} isSignedIn hasLounge />,
  )
  await expect.element(screen.getByText('Good Evening, Verity')).toBeVisible()
})

test('[SHELL-011] a configured greeting is shown in its own words', async () => {
  const screen = await renderUi(
    <HomeView greeting={{ text: 'Saguaro season is here' }} isSignedIn={false} hasLounge />,
  )
  await expect.element(screen.getByText('Saguaro season is here')).toBeVisible()
})

test('[FLAG-008] the door to the lounge is there only with its flag', async () => {
  const screen = await renderUi(
    <HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} hasLounge />,
  )
  const door = screen.getByRole('link', { name: 'Visit the lounge' })
  await expect.element(door).toHaveAttribute('href', '/lucky-lounge')
  await screen.rerender(
    <HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} hasLounge={false} />,
  )
  expect(door.query()).toBeNull()
})

test('a guest is asked to join or sign in; a player is offered a ticket', async () => {
  const screen = await renderUi(
    <HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} hasLounge />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Join the club' }))
    .toHaveAttribute('href', '/register')
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await screen.rerender(<HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn hasLounge />)
  await expect
    .element(screen.getByRole('link', { name: 'Enter Ticket', exact: true }))
    .toHaveAttribute('href', '/ticket-entry')
})

test('[AUTH-026] while it is being asked who is here, nobody is taken for a guest', async () => {
  const screen = await renderUi(
    <HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} isWaking hasLounge />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Good to have you back' })).toBeVisible()
  for (const name of ['Join the club', 'Sign In', 'Enter Ticket'])
    expect(screen.getByRole('link', { name, exact: true }).query()).toBeNull()
  await screen.rerender(
    <HomeView greeting={{ key: 'shell.greeting.morning' }} isSignedIn={false} hasLounge />,
  )
  await expect.element(screen.getByRole('link', { name: 'Join the club' })).toBeVisible()
})
