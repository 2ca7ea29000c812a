import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { BalanceTicket } from './BalanceTicket.tsx'

test('a balance shows its number, its unit and further facts', async () => {
  const facts = [{ name: 'On the way', value: '50 Points' }]
  const screen = await renderUi(<BalanceTicket kind="points" balance={25_000} facts={facts} />)
  await expect.element(screen.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await expect.element(screen.getByText('25,000 Points')).toBeVisible()
  await expect.element(screen.getByRole('definition')).toHaveTextContent('50 Points')
  await screen.rerender(<BalanceTicket kind="tokens" balance={1} />)
  await expect.element(screen.getByText('1 Token')).toBeVisible()
})

test.each([
  ['that loads', undefined, /^Loading– Tokens$/],
  ['that could not be loaded', null, /^Not available– Tokens$/],
] as const)('a balance %s says so', async (_, balance, words) => {
  const screen = await renderUi(<BalanceTicket kind="tokens" balance={balance} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})

test.each([
  ['that loads', undefined, 'Loading–'],
  ['that could not be loaded', null, 'Not available–'],
] as const)('a fact %s says so', async (_, value, words) => {
  const facts = [{ name: 'On the way', value }]
  const screen = await renderUi(<BalanceTicket kind="points" balance={1} facts={facts} />)
  await expect.element(screen.getByRole('definition')).toHaveTextContent(words)
})
