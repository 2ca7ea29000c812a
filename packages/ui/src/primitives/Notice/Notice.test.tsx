import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Link } from '../Link/Link.tsx'
import { Notice } from './Notice.tsx'

test('a static notice is not a live region', async () => {
  const screen = await renderUi(<Notice title="Verify your identity" />)
  await expect.element(screen.getByText('Verify your identity')).toBeInTheDocument()
  expect(screen.container.querySelector('[role]')).toBeNull()
})

test('a link within the text of a notice stays in its line', async () => {
  const screen = await renderUi(
    <Notice>
      Please <Link href="/feedback">contact support</Link>.
    </Notice>,
  )
  const link = screen.getByRole('link', { name: 'contact support' })
  const before = document.createRange()
  before.selectNode(link.element().previousSibling!)
  expect(link.element().getBoundingClientRect().top).toBe(before.getBoundingClientRect().top)
})

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('an announced notice of tone %s has the role %s', async (tone, role) => {
  const screen = await renderUi(<Notice tone={tone} title="Email or password is incorrect." isAnnounced />)
  await expect.element(screen.getByRole(role)).toHaveTextContent('Email or password is incorrect.')
})

test('an announced notice that is polite comes into a live region that was in the page before', async () => {
  const screen = await renderUi(<main />)
  const [regions, texts] = [[] as boolean[], [] as boolean[]]
  const changes = new MutationObserver(() => {
    regions.push(document.querySelector('[role="status"]') !== null)
    texts.push(document.body.textContent.includes('It is done.'))
  })
  changes.observe(document.body, { childList: true, subtree: true })
  await screen.rerender(<Notice isAnnounced>It is done.</Notice>)
  await expect.element(screen.getByText('It is done.')).toBeVisible()
  changes.disconnect()
  expect(regions.indexOf(true)).toBeLessThan(texts.indexOf(true))
})
