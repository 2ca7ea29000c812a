import type { Page } from '@playwright/test'
import { expect, open, test } from '../../club.ts'
import { freshPlayer } from '../../freshPlayer.ts'
import { freshEmail, registerPage } from '../../registerPage.ts'

const ownCode = async (page: Page): Promise<string> => {
  await open(page, '/settings/invite-friends')
  const link = await page.getByRole('main').getByLabel('Your invite link').inputValue()
  return link.split('/register/')[1] ?? ''
}

test('[REG-029] [REG-022] a friend who registers by an invitation and activates earns the inviter points', async ({
  page,
  browser,
  baseURL,
  enter,
  world,
}) => {
  const inviter = await freshPlayer(world, 'inviter')
  await enter(inviter)
  const code = await ownCode(page)
  expect(code).toMatch(/^\w{5}-\w{5}$/)

  const friend = await browser.newContext({ baseURL })
  const theirs = await friend.newPage()
  const email = freshEmail('friend')
  await open(theirs, `/register/${code}`)
  const wizard = registerPage(theirs)
  await expect(wizard.inviteCode).toHaveValue(code)
  await wizard.skipSecondStep(email)

  await open(page, '/')
  await expect(page.getByRole('link', { name: '0 points' })).toBeVisible()
  await expect.poll(async () => (await world.mails(email)).length).toBe(1)
  const [mail] = await world.mails(email)
  await theirs.goto(/https?:\/\/\S+\/activate\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(theirs.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await friend.close()

  await open(page, '/')
  await expect(page.getByRole('link', { name: '1,000 points' })).toBeVisible()
})

test('[REG-028] [REG-024] a code that three friends have used this month still lets a fourth register, and earns nothing more', async ({
  page,
  browser,
  baseURL,
  enter,
  world,
}) => {
  const inviter = await freshPlayer(world, 'inviter')
  await enter(inviter)
  const inviteCode = await ownCode(page)
  for (let friend = 1; friend <= 3; friend += 1) await freshPlayer(world, 'friend', { inviteCode })
  await open(page, '/')
  await expect(page.getByRole('link', { name: '3,000 points' })).toBeVisible()

  const guest = await browser.newContext({ baseURL })
  const theirs = await guest.newPage()
  await open(theirs, `/register/${inviteCode}`)
  await expect(registerPage(theirs).inviteCode).toHaveAccessibleDescription(/it earns no points/)
  await guest.close()
  await freshPlayer(world, 'friend', { inviteCode })

  await open(page, '/')
  await expect(page.getByRole('link', { name: '3,000 points' })).toBeVisible()
})
