import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Link } from './Link.tsx'

test('a link is a plain anchor', async () => {
  const screen = await renderUi(
    <Link href="/rewards" aria-current="page">
      Rewards
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Rewards' })
  await expect.element(link).toHaveAttribute('href', '/rewards')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expect.element(link).not.toHaveAttribute('target')
})

test.each([
  ['en', 'Odds (opens in a new tab)'],
  ['es', 'Odds (se abre en una pestaña nueva)'],
] as const)('an external link says so in %s and has no opener', async (locale, name) => {
  const screen = await renderUi(
    <Link href="https://lottery.example/odds" isExternal>
      Odds
    </Link>,
    locale,
  )
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAccessibleName(name)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})
