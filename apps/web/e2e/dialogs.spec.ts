import { expect, open, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const SUSPENDED = 'Unfortunately, your account has been suspended. Please contact support.'

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
