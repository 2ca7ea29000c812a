import { offline } from '@players-club/api-client/fakes'
import { testProblem } from '@players-club/flow-hooks/testing'
import { linkActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hearAnnouncements } from '../hearAnnouncements.ts'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test('[SHELL-029] shows the loading state until the response, and after a failure its reason and a retry', async () => {
  const answers: (() => void)[] = []
  const { club, asked } = await openPage('/earn', {
    answers: {
      'activities.listPublicActivities': ({ attempt }) =>
        new Promise(done => answers.push(() => done(attempt === 1 ? offline : { content: [linkActivity] }))),
    },
  })
  const busy = main.getByText('Loading')
  await expect.element(busy).toBeInTheDocument()
  answers[0]?.()
  await expect.element(main.getByText(/^We could not reach the club\./)).toBeVisible()
  await expect.element(busy).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Try again' }).click()
  await club.browser.settled()
  await expect.poll(() => asked('activities.listPublicActivities')).toHaveLength(2)
  answers[1]?.()
  await expect.element(main.getByRole('link', { name: /^A look at the desert museum/ })).toBeVisible()
  await expect.element(main.getByText(/^We could not reach the club\./)).not.toBeInTheDocument()
})

test('[SHELL-029] a retry by keyboard announces that it is pending and how it fails, and leaves focus in the page', async () => {
  const answers: (() => void)[] = []
  const { asked } = await openPage('/earn', {
    answers: {
      'activities.listPublicActivities': ({ attempt }) =>
        new Promise(done =>
          answers.push(() => done(attempt < 3 ? testProblem(500) : { content: [linkActivity] })),
        ),
    },
  })
  await expect.poll(() => answers).toHaveLength(1)
  answers[0]?.()
  const failure = main.getByRole('alert')
  await expect.element(failure).toBeVisible()
  const words = failure.element().textContent
  const retry = main.getByRole('button', { name: 'Try again' })
  retry.element().focus()
  const heard = hearAnnouncements()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers).toHaveLength(2)
  await expect.poll(() => heard).toEqual(['Please wait'])
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).toBeVisible()
  answers[1]?.()
  await expect.poll(() => heard).toEqual(['Please wait', words])
  await expect.element(retry).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers).toHaveLength(3)
  answers[2]?.()
  await expect.element(main.getByRole('link', { name: /^A look at the desert museum/ })).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(heard).toEqual(['Please wait', words, 'Please wait'])
  expect(asked('activities.listPublicActivities')).toHaveLength(3)
})
