import { expect, open, test } from './club.ts'

const SUPPORT = 'support@copperstatelottery.example'

test('[FEEDBACK-004] [FEEDBACK-005] [ERR-041] [API-035] [HOME-001] a guest follows the footer’s link, writes feedback by keyboard at 320 px, and the support team receives it', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  const subject = `Map ${crypto.randomUUID().slice(0, 8)}`
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await open(page, '/media/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Send Us Feedback' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Us Feedback')
  expect(workers).toEqual([])
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()

  await page.getByLabel('First name').focus()
  for (const text of ['Gus', 'Visitor', 'gus@players.example', subject, 'It is upside down.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const asked = page.waitForRequest('**/api/captcha/CONTACT_US')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await asked
  await expect(page).toHaveURL(new URL('/', world.clubUrl).href)
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible()
  expect(workers.length).toBeGreaterThan(0)

  const mailed = async () =>
    (await world.mails(SUPPORT)).find(mail => mail.subject === `Feedback: ${subject}`)?.replyTo
  await expect.poll(mailed).toBe('gus@players.example')
})
