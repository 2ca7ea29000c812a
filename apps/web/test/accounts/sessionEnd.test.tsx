import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testAccount, testProblem, testTokens } from '@players-club/flow-hooks/testing'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const MINUTE = 60_000

/**
 * A player's page that requests nothing late, as home does: each answer restarts the hour. The server's answers show that
 * almost all of it is over.
 */
async function openAnnounced(
  name: string,
  { isLast = false, ...options }: PageOptions & { isLast?: boolean } = {},
) {
  const { club } = await openPage('/feedback', { player: 'verified', ...options, answers: emptyHome })
  const { clock, server } = club.browser
  let endsAt: number | null = null
  server.answer({
    // The page asks before it announces the end, which stays where it is until the player puts it off.
    'accounts.checkSession': ({ query }) => {
      const now = clock.now().getTime()
      endsAt = query?.unattended || isLast ? (endsAt ?? now + 2 * MINUTE) : now + 60 * MINUTE
      return { ...testTokens(testAccount(), 1, endsAt / 1000), login: testAccount().login }
    },
  })
  const dialog = page.getByRole('alertdialog', { name })
  await clock.advance(10_000)
  let answered = -1
  const announce = async () => {
    await club.browser.settled()
    // Each answer restarts the hour. The code that announces its end is loaded late, which is no reason to go on.
    const { length } = server.requests.filter(({ name }) => name !== 'accounts.checkSession')
    if (length > answered) await clock.correct(58 * MINUTE)
    answered = length
    return dialog.elements().length
  }
  await expect.poll(announce, { interval: 500 }).toBe(1)
  const text = () => dialog.element().textContent
  return { clock, server, dialog, text }
}

test('[AUTH-026] the end of an idle session is announced by the server’s time, and counts down by the second', async () => {
  const { clock, dialog, text } = await openAnnounced('Are you still there?')
  await clock.advance(1000)
  const [, left] = /sign you out in 1 minute (\d+) seconds\./.exec(text()) ?? []
  expect(Number(left)).toBeGreaterThan(45)
  await clock.advance(1000)
  await expect.poll(text).toContain(`sign you out in 1 minute ${Number(left) - 1} seconds.`)
  await clock.advance(Number(left) * 1000)
  await expect.poll(text).toContain('sign you out in 59 seconds.')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.poll(() => dialog.elements()).toEqual([])
})

test('[AUTH-026] a session that cannot be put off says so, and can be tried again', async () => {
  const { dialog, server } = await openAnnounced('Are you still there?')
  server.answer({ 'accounts.checkSession': testProblem(503) })
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('That did not work. Try again.')
  await expect.element(page.getByRole('button', { name: 'Stay signed in' })).toBeEnabled()
})

test('[AUTH-026] the end of the longest time is announced when the player asks to stay, and once', async () => {
  const { clock } = await openAnnounced('Are you still there?', { isLast: true })
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  const announced = page.getByRole('alertdialog', { name: 'Your session ends soon' })
  await expect.poll(() => announced.element().textContent).toMatch(/sign you out in \d/)
  await announced.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
  await clock.advance(MINUTE / 2)
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})

test('[AUTH-026] the countdown is shown in Spanish', async () => {
  const { clock, text } = await openAnnounced('¿Sigue ahí?', { locale: 'es' })
  await clock.advance(1000)
  await expect.poll(text).toMatch(/Cerraremos su sesión en 1 minuto \d+ segundos\./)
})
