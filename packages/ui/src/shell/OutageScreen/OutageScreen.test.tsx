import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { OutageScreen } from './OutageScreen.tsx'

test.each([
  ['planned', 'We are down for planned maintenance'],
  ['unplanned', 'We are having an unplanned outage'],
] as const)('[OUTAGE-002] a %s outage is named and shows the configured text', async (kind, title) => {
  const screen = await renderUi(<OutageScreen kind={kind} body="Back at six." />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText('Back at six.')).toBeVisible()
})
