import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const MINUTE = 60_000

const dialog = (name: string) => page.getByRole('alertdialog', { name })

/** A page whose watch over the session has begun. */
async function openWatched(options: PageOptions = {}) {
  const opened = await openPage('/profile', { player: 'verified', ...options })
  const { clock } = opened.club.browser
  await clock.advance(10_000)
  return { ...opened, clock }
}

test('[AUTH-026] the end of an idle session is announced by the server’s time, and counts down by the second', async () => {
  const { clock } = await openWatched()
  await clock.correct(58 * MINUTE)
  await expect
    .element(dialog('Are you still there?'))
    .toHaveTextContent(/sign you out in 1 minute 50 seconds\./)
  await clock.advance(1000)
  await expect
    .element(dialog('Are you still there?'))
    .toHaveTextContent(/sign you out in 1 minute 49 seconds\./)
  await clock.advance(50_000)
  await expect.element(dialog('Are you still there?')).toHaveTextContent(/sign you out in 59 seconds\./)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(dialog('Are you still there?')).not.toBeInTheDocument()
})

test('[AUTH-026] the countdown is told in Spanish', async () => {
  const { clock } = await openWatched({ locale: 'es' })
  await clock.correct(58 * MINUTE + 49_000)
  await expect
    .element(dialog('¿Sigue ahí?'))
    .toHaveTextContent(/Cerraremos su sesión en 1 minuto 1 segundo\./)
})
