import { conversionToday } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ConversionWidget, type ConversionWidgetProps } from './ConversionWidget.tsx'

const props: ConversionWidgetProps = {
  terms: conversionToday,
  points: 25_000,
  obstacle: null,
  error: null,
  onOpen: () => {},
  onReload: () => {},
}

test('[CONVERT-002] [CONVERT-003] the widget shows the exchange rate and the daily limit', async () => {
  const onOpen = vi.fn()
  const screen = await renderUi(<ConversionWidget {...props} onOpen={onOpen} />)
  await expect
    .element(screen.getByText('100 points for 10 tokens. Up to 1,440 tokens are redeemable per day.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Convert points' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

test.each([
  ['tooFewPoints', 99, /You need at least 100 points to convert\. You have 99\./],
  ['limitReached', 25_000, /You have reached today’s limit/],
] as const)(
  '[CONVERT-006] %s: the button is disabled and the widget says why',
  async (obstacle, points, hint) => {
    const screen = await renderUi(<ConversionWidget {...props} points={points} obstacle={obstacle} />)
    const button = screen.getByRole('button', { name: 'Convert points' })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription(hint)
  },
)
