import { expect, open, runUntilWatched, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const SUSPENDED = 'Unfortunately, your account has been suspended. Please contact support.'
const MINUTE = 60_000

test('[AUTH-018] [AUTH-022] [AUTH-023] a suspended player is offered a reactivation email, and receives it', async ({
  page,
  world,
}) => {
  await open(page, '/login')
  const { notice, submit } = signInPage(page)
  await submit('suspended@players.example')
  const asked = page.getByRole('alertdialog', { name: 'Your account is not active' })
  await expect(asked).toBeVisible()
  expect(await findProblems(page)).toEqual([])
  await asked.getByRole('button', { name: 'Yes, reactivate' }).click()
  const sent = page.getByRole('alertdialog', { name: 'Reactivation email sent' })
  await expect(sent).toBeVisible()
  const mails = async () => (await world.mails('suspended@players.example')).map(({ subject }) => subject)
  await expect.poll(mails).toEqual(['Reactivate your Players Club account'])
  await sent.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(notice).toContainText(SUSPENDED)
})

test('[AUTH-026] the end of an idle session is announced, postponed by one key, and then happens', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install()
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('table')).toBeVisible()
  await runUntilWatched(page)
  const announced = page.getByRole('alertdialog', { name: 'Are you still there?' })
  const isAnnounced = () => announced.isVisible()
  // On the device and on the server: the page asks the server before it announces the end.
  const runMinutes = async (minutes: number) => {
    await world.postToSandbox('/clock', { advanceMs: minutes * MINUTE })
    await page.clock.runFor(minutes * MINUTE)
  }
  const aMinuteLater = async () => {
    await runMinutes(1)
    return isAnnounced()
  }
  await runMinutes(57)
  expect(await isAnnounced()).toBe(false)
  // The hour begins with the server's last answer, which may come while the clock is already running.
  await expect.poll(aMinuteLater, { intervals: [100] }).toBe(true)
  await expect(announced.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(announced).toBeHidden()

  await runMinutes(57)
  expect(await isAnnounced()).toBe(false)
  await expect.poll(aMinuteLater, { intervals: [100] }).toBe(true)
  await runMinutes(3)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication Required. Please try logging in again')).toBeVisible()
  await expect(announced).toBeHidden()
  await world.postToSandbox('/clock', { reset: true })
})
