import { linkActivity, reachedActivity, uploadActivity } from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ActivityFrame, type ActivityFrameProps } from './ActivityFrame.tsx'

const props: ActivityFrameProps = {
  activity: linkActivity,
  error: null,
  refresh: () => {},
  isSignedIn: true,
  action: <button type="button">Act</button>,
  children: <p>Questions</p>,
  done: <p>Results</p>,
}

test('the frame shows the title, the points, and a campaign’s bonus with its end', async () => {
  const screen = await renderUi(<ActivityFrame {...props} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(linkActivity.title)
  await expect.element(screen.getByText('75 Points', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('Museum month: 25 extra points until November 30, 2026'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Act' })).toBeVisible()
  await expect.element(screen.getByText('Questions')).toBeVisible()
  expect(screen.getByText('Results').query()).toBeNull()
  await expect
    .element(screen.getByRole('link', { name: 'All ways to earn' }))
    .toHaveAttribute('href', '/earn')
})

test('[EARN-010] the frame replaces the action with a message when there is nothing more to earn', async () => {
  const screen = await renderUi(<ActivityFrame {...props} activity={reachedActivity} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByText('Results')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Act' }).query()).toBeNull()
  expect(screen.getByText('Questions').query()).toBeNull()
})

test('[EARN-012] required terms come before the action, and accepting them by keyboard moves focus on', async () => {
  const screen = await renderUi(<ActivityFrame {...props} activity={uploadActivity} />)
  expect(screen.getByRole('button', { name: 'Act' }).query()).toBeNull()
  expect(screen.getByText('Questions').query()).toBeNull()
  screen.getByRole('button', { name: 'Accept the terms and continue' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Act' })).toBeVisible()
  await expect.element(screen.getByText('Questions')).toBeVisible()
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Act' }).element())).toBe(true)
})

function Sent() {
  const [isSent, setSent] = useState(false)
  return isSent ? (
    <p>50 points are yours!</p>
  ) : (
    <button type="button" onClick={() => setSent(true)}>
      Send
    </button>
  )
}

test('[POLL-005] [SURVEY-007] [SURVEY-008] the result of the last points stays on the page, also after terms were accepted', async () => {
  const sent = <Sent />
  const both = { ...props, done: sent, children: sent }
  const screen = await renderUi(<ActivityFrame {...both} activity={uploadActivity} />)
  await screen.getByRole('button', { name: 'Accept the terms and continue' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  const reached = { ...uploadActivity, frequencyCap: reachedActivity.frequencyCap }
  await screen.rerender(<ActivityFrame {...both} activity={reached} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByText('50 points are yours!')).toBeVisible()
})

test('a guest is not asked for the terms, and the action leads to sign-in', async () => {
  const screen = await renderUi(<ActivityFrame {...props} activity={uploadActivity} isSignedIn={false} />)
  await expect.element(screen.getByRole('button', { name: 'Act' })).toBeVisible()
})

test('an activity that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <ActivityFrame {...props} activity={undefined} error={{ key: 'error.timeout' }} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})

test('the frame renders in Spanish', async () => {
  const screen = await renderUi(<ActivityFrame {...props} activity={reachedActivity} />, 'es')
  await expect.element(screen.getByText('¡Se alcanzó el límite máximo!')).toBeVisible()
})
