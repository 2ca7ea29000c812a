import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { SupportText } from './SupportText.tsx'

test.each([
  ['en', 'It is suspended. Please contact support.', 'contact support'],
  ['es', 'Está suspendida. Comuníquese con soporte.', 'Comuníquese con soporte'],
] as const)(
  'the words that ask to contact support are a link to feedback (%s)',
  async (locale, text, name) => {
    const screen = await renderUi(<SupportText>{text}</SupportText>, locale)
    const link = screen.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', '/feedback')
    expect(link.element()).not.toHaveAttribute('target')
    expect(screen.container).toHaveTextContent(text)
  },
)

test('the link opens a new tab where the page has to stay open', async () => {
  const screen = await renderUi(<SupportText keepsPage>Please contact support.</SupportText>)
  await expect
    .element(screen.getByRole('link', { name: /contact support/ }))
    .toHaveAttribute('target', '_blank')
})

test('any other text has no link', async () => {
  const screen = await renderUi(<SupportText>Try again.</SupportText>)
  expect(screen.container.innerHTML).not.toContain('<a')
  expect(screen.container).toHaveTextContent('Try again.')
})
