import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Disclosure } from './Disclosure.tsx'

test('the content is toggled by click, Enter and Space', async () => {
  const screen = await renderUi(<Disclosure title="Odds">One in ten</Disclosure>)
  const answer = screen.getByText('One in ten')
  await expect.element(answer).not.toBeVisible()
  await screen.getByText('Odds').click()
  await expect.element(answer).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).not.toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(answer).toBeVisible()
})

test('the title is at least 44 px high', async () => {
  const screen = await renderUi(<Disclosure title="Odds">One in ten</Disclosure>)
  expect(screen.getByText('Odds').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
