import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { UnknownWidget } from './UnknownWidget.tsx'

test('an unknown widget says so and links to the lounge', async () => {
  const screen = await renderUi(<UnknownWidget onHeight={() => {}} />)
  await expect.element(screen.getByText('This widget does not exist.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Open Lucky Lounge/ })).toBeVisible()
})
