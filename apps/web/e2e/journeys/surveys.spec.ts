import type { Page } from '@playwright/test'
import { expect, messageBar, open, ready, signInPage, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'

const submissions = (page: Page) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('-responses')) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** Sends with a double click, and waits for the one response. */
async function send(page: Page, button: string): Promise<void> {
  const answered = page.waitForResponse(response => response.url().endsWith('-responses'))
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).dblclick()
  expect((await answered).status()).toBe(200)
}

const awarded = (page: Page, points: string) =>
  page.getByRole('dialog', { name: `${points} points are yours!` })

test('[SURVEY-001] [POLL-001] [POLL-002] [POLL-004] [POLL-005] [POLL-006] [ROUTE-029] a guest answers a poll, signs in, finds the answer kept, sends it once, and sees the results', async ({
  page,
  world,
}) => {
  const email = await freshPlayer(world, 'polled')
  const sent = submissions(page)
  await open(page, '/poll/5')
  await expect(page).toHaveTitle('Which season is yours? · Copper State Lottery')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^Fall/ }).check()
  await main.getByRole('button', { name: 'Sign in and send' }).click()
  await expect(page).toHaveURL('/login?from=%2Fpoll%2F5')
  expect(sent).toEqual([])
  await open(page, page.url())
  await signInPage(page).submit(email)
  await expect(page).toHaveURL('/poll/5')
  await ready(page)
  await expect(main.getByRole('radio', { name: /^Fall/ })).toBeChecked()
  await send(page, 'Send my answer')
  await awarded(page, '50').getByRole('button', { name: 'Continue' }).click()
  const results = main.getByRole('region', { name: 'How players answered' })
  await expect(results.getByRole('listitem')).toHaveCount(4)
  await expect(results.getByRole('listitem').filter({ hasText: 'Your answer' })).toHaveText(/^Fall.*30%$/)
  await expect(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '50 points' })).toBeVisible()
  expect(sent).toEqual(['/api/loyalty/v1/poll-responses'])

  await open(page, '/poll/6')
  await main.getByRole('radio', { name: 'A gift to my town' }).check()
  await send(page, 'Send my answer')
  await expect(messageBar(page)).toContainText('Your answer has been sent. Thank you!')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main.getByText('Your answer', { exact: true })).toBeVisible()
})

test('[SURVEY-003] [SURVEY-005] [SURVEY-006] [SURVEY-007] [POLL-008] [POLL-009] [API-079] a player repeats a quiz until it is right, takes a survey, and changes its answers', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'asked'))
  const sent = submissions(page)
  const main = page.getByRole('main')
  await open(page, '/quiz/11')
  for (const name of [/^Either/, 'Nothing is sure', 'Yes, they are due', /^For fun/])
    await main.getByRole('radio', { name }).check()
  await send(page, 'Send my answers')
  await expect(main.getByRole('alert')).toContainText('3 of 4 right.')
  await main.getByRole('radio', { name: 'No, each draw is independent' }).check()
  await send(page, 'Send my answers')
  await awarded(page, '250').getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText('Right answer')).toHaveCount(4)

  await open(page, '/survey/12')
  await main.getByRole('button', { name: 'Send my answers' }).click()
  await expect(main.getByRole('radio', { name: 'Almost every day' })).toBeFocused()
  await main.getByRole('radio', { name: 'Now and then' }).check()
  await main.getByRole('link', { name: 'All ways to earn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await main.getByRole('checkbox', { name: 'For the rewards' }).check()
  await main.getByRole('radio', { name: 'Very easy' }).check()
  await main.getByRole('textbox', { name: 'What should we do better?' }).fill('More draws in spring.')
  await send(page, 'Send my answers')
  await awarded(page, '150').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/earn')

  await open(page, '/survey/12')
  await expect(main.getByRole('radio', { name: 'Now and then' })).toBeChecked()
  await main.getByRole('radio', { name: 'Once or twice a week' }).check()
  await send(page, 'Save my changes')
  await expect(page).toHaveURL('/earn')
  await expect(messageBar(page)).toContainText('Your answers have been updated.')
  await expect(page.getByRole('banner').getByRole('link', { name: '400 points' })).toBeVisible()

  await open(page, '/survey/v2/13')
  for (const name of ['Scratchers', 'Desert and animals']) await main.getByRole('checkbox', { name }).check()
  for (const name of ['Many middling prizes', 'Up to $2']) await main.getByRole('radio', { name }).check()
  await main.getByRole('textbox').fill('Gila Gold')
  await send(page, 'Send my answers')
  await expect(awarded(page, '200')).toBeVisible()
  expect([...new Set(sent)]).toEqual([
    '/api/loyalty/v1/quiz-responses',
    '/api/loyalty/v1/survey-responses',
    '/api/loyalty/v2/survey-responses',
  ])
})
