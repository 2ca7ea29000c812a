import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LocationDialog } from './LocationDialog.tsx'

test.each([
  ['[GEO-003]', 'blocked', 'Your location is blocked', /^Allow it to see your location/],
  [
    '[GEO-003]',
    'checkFailed',
    'We cannot check locations right now',
    /You do not have to change any settings/,
  ],
  ['[GEO-007]', 'timedOut', 'Your location took too long', /^Answer your browser/],
  ['[GEO-004] [GEO-007]', 'unavailable', 'We could not find you', /^Switch on the location services/],
  ['[GEO-006]', 'notInRegion', 'You are outside the state', /Try again when you are back/],
] as const)('%s the reason %s is explained with what to do', async (_, outcome, title, way) => {
  const onRetry = vi.fn()
  const onClose = vi.fn()
  const screen = await renderUi(
    <LocationDialog isOpen outcome={outcome} onRetry={onRetry} onClose={onClose} />,
  )
  const dialog = screen.getByRole('dialog', { name: title })
  await expect.element(dialog.getByText(way)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect(onClose).toHaveBeenCalledOnce()
})
