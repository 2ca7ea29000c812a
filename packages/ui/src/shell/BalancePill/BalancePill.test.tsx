import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { BalancePill } from './BalancePill.tsx'

test.each([
  ['points', 25_000, '25,000 Points'],
  ['points', 1, '1 Point'],
  ['tokens', 5000, '5,000 Tokens'],
] as const)('[SHELL-007] [CONST-007] %s of %d are named as %s', async (kind, amount, name) => {
  const screen = await renderUi(<BalancePill kind={kind} amount={amount} href="/rewards" />)
  await expect.element(screen.getByRole('link', { name })).toBeVisible()
})

test.each([
  ['points', 'Loading– Points'],
  ['tokens', 'Loading– Tokens'],
] as const)('[SHELL-007] %s that are not known yet are named with their unit', async (kind, name) => {
  const screen = await renderUi(<BalancePill kind={kind} amount={undefined} href="/rewards" />)
  await expect.element(screen.getByRole('link')).toHaveTextContent(name)
})

test('[SHELL-007] a balance that could not be loaded is not named as loading', async () => {
  const screen = await renderUi(<BalancePill kind="points" amount={null} href="/rewards" />)
  await expect.element(screen.getByRole('link')).toHaveTextContent('Not available– Points')
})

test('the unit is Spanish for Spanish readers', async () => {
  const screen = await renderUi(<BalancePill kind="points" amount={2} href="/rewards" />, 'es')
  await expect.element(screen.getByRole('link', { name: '2 Puntos' })).toBeVisible()
})
