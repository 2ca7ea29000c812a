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

test('a card leads to its activity and says what it earns', async () => {
  const screen = await renderUi(<ActivityCard activity={pollActivity} onCollect={onCollect} />)
  await expect
    .element(screen.getByRole('link', { name: 'Which season is yours? Answer' }))
    .toHaveAttribute('href', '/poll/5')
  await expect.element(screen.getByText('50 Points', { exact: true })).toBeVisible()
})

test('what a campaign adds is in the number, and stands on a badge', async () => {
  const screen = await renderUi(<ActivityCard activity={linkActivity} onCollect={onCollect} />)
  await expect.element(screen.getByText('75 Points', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('25 bonus points')).toBeVisible()
})

test('[EARN-010] with nothing more to earn it says so', async () => {
  const screen = await renderUi(<ActivityCard activity={reachedActivity} onCollect={onCollect} />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'News for regulars See it' })).toBeVisible()
  await screen.rerender(
    <ActivityCard activity={{ ...reachedActivity, frequencyCap: null }} onCollect={onCollect} />,
  )
  expect(screen.getByText('Maximum limit reached!').query()).toBeNull()
})

test('[EARN-005] a press on a collect-them-all hands over the activity; another key opens it elsewhere', async () => {
  const screen = await renderUi(<ActivityCard activity={collectAllActivity} onCollect={onCollect} />)
  const link = screen.getByRole('link', { name: /^Collect them all/ })
  await expect.element(link).toHaveAttribute('href', '/collect-them-all/16')
  await link.click()
  expect(onCollect).toHaveBeenCalledExactlyOnceWith(collectAllActivity)
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  const stay = (event: MouseEvent) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  }
  document.addEventListener('click', stay, { once: true })
  link.element().dispatchEvent(elsewhere)
  expect(onCollect).toHaveBeenCalledOnce()
})

test('its card may have a title of its own, and an activity may be for fun alone', async () => {
  const extraData = [{ key: 'cardTitle', value: 'Short' }]
  const screen = await renderUi(
    <ActivityCard activity={{ ...pollActivity, amount: 0, extraData }} onCollect={onCollect} />,
  )
  await expect.element(screen.getByRole('heading', { name: /^Short/ })).toBeVisible()
  await expect.element(screen.getByText('For fun', { exact: true })).toBeVisible()
})

test('a type that this version does not know has its card too', async () => {
  const screen = await renderUi(
    <ActivityCard activity={{ ...pollActivity, type: 'A_B_C' }} onCollect={onCollect} />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Which season is yours? See how' }))
    .toHaveAttribute('href', '/a-b_c/5')
})
