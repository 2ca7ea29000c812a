import { offline } from '@players-club/api-client/fakes'
import { linkActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
