import {
  collectAllActivity,
  linkActivity,
  pollActivity,
  reachedActivity,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ActivityCard } from './ActivityCard.tsx'

const onCollect = vi.fn()

test('the card links to its activity and says what it earns', async () => {
  const screen = await renderUi(<ActivityCard activity={pollActivity} onCollect={onCollect} />)
  await expect
    .element(screen.getByRole('link', { name: 'Which season is yours? Answer' }))
    .toHaveAttribute('href', '/poll/5')
  await expect.element(screen.getByText('50 Points', { exact: true })).toBeVisible()
})

test('the card includes the campaign’s bonus in its points and shows it on a badge', async () => {
  const screen = await renderUi(<ActivityCard activity={linkActivity} onCollect={onCollect} />)
  await expect.element(screen.getByText('75 Points', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('25 bonus points')).toBeVisible()
})

test('[EARN-010] the card says so when there is nothing more to earn', async () => {
  const screen = await renderUi(<ActivityCard activity={reachedActivity} onCollect={onCollect} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'News for regulars See it' })).toBeVisible()
  await screen.rerender(
    <ActivityCard activity={{ ...reachedActivity, frequencyCap: null }} onCollect={onCollect} />,
  )
  expect(screen.getByText('Maximum limit reached!').query()).toBeNull()
})

test('[EARN-005] a press on a collect-them-all reports the activity, and a press with a modifier key opens it in a new tab', async () => {
  const screen = await renderUi(<ActivityCard activity={collectAllActivity} onCollect={onCollect} />)
  const link = screen.getByRole('link', { name: /^Collect them all/ })
  await expect.element(link).toHaveAttribute('href', '/collect-them-all/16')
  await link.click()
  expect(onCollect).toHaveBeenCalledExactlyOnceWith(collectAllActivity)
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  const preventNavigation = (event: MouseEvent) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  }
  document.addEventListener('click', preventNavigation, { once: true })
  link.element().dispatchEvent(elsewhere)
  expect(onCollect).toHaveBeenCalledOnce()
})

test('the card can have its own title, and its activity can be for fun only', async () => {
  const extraData = [{ key: 'cardTitle', value: 'Short' }]
  const screen = await renderUi(
    <ActivityCard activity={{ ...pollActivity, amount: 0, extraData }} onCollect={onCollect} />,
  )
  await expect.element(screen.getByRole('heading', { name: /^Short/ })).toBeVisible()
  await expect.element(screen.getByText('For fun', { exact: true })).toBeVisible()
})

test('an unknown activity type has a card too', async () => {
  const screen = await renderUi(
    <ActivityCard activity={{ ...pollActivity, type: 'A_B_C' }} onCollect={onCollect} />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Which season is yours? See how' }))
    .toHaveAttribute('href', '/a-b_c/5')
})
