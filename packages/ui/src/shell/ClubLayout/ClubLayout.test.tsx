import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ClubLayout, MAIN_ID } from './ClubLayout.tsx'

test('[SHELL-006] the layout has header, page and footer as landmarks and a place for the message bar', async () => {
  const screen = await renderUi(
    <ClubLayout header={<header>Head</header>} footer={<footer>Foot</footer>} messageBar={<p>Saved</p>}>
      <h1>Page</h1>
    </ClubLayout>,
  )
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect.element(screen.getByRole(role)).toBeVisible()
  await expect.element(screen.getByText('Saved')).toBeInTheDocument()
})

test('the first tab stop is a skip link to the page', async () => {
  const screen = await renderUi(
    <>
      <button type="button">The browser's own bar</button>
      <ClubLayout header={<a href="/earn">Earn</a>} footer={null}>
        <h1>Page</h1>
      </ClubLayout>
    </>,
  )
  screen.getByRole('button').element().focus()
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toHaveAttribute('href', `#${MAIN_ID}`)
  expect(document.getElementById(MAIN_ID)?.tabIndex).toBe(-1)
})
