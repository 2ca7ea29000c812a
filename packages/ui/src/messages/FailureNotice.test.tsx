import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { FailureNotice } from './FailureNotice.tsx'

const message = { text: 'The account is suspended. Please contact support.' }

test('a message is announced, without a link to support', async () => {
  const screen = await renderUi(<FailureNotice message={message} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message.text)
  expect(screen.container.innerHTML).not.toContain('<a')
})

test('without a message nothing is shown', async () => {
  const screen = await renderUi(<FailureNotice message={null} />)
  expect(screen.container.textContent).toBe('')
})

test.each([
  ['samePage', null],
  ['newTab', '_blank'],
] as const)('the words that ask to contact support are a link (%s)', async (supportLink, target) => {
  const screen = await renderUi(<FailureNotice message={message} supportLink={supportLink} />)
  const link = screen.getByRole('link', { name: /contact support/ })
  await expect.element(link).toHaveAttribute('href', '/feedback')
  expect(link.element().getAttribute('target')).toBe(target)
})
