import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PageHead } from './PageHead.tsx'

const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(({ content }) => content)

test('[SHELL-005] a page without a title has the lottery’s name as title', async () => {
  const screen = await renderUi(<PageHead />)
  expect(document.title).toBe('Copper State Lottery')
  await screen.rerender(<PageHead page="shell.clubHistory" />)
  expect(document.title).toBe('Players Club History · Copper State Lottery')
  await screen.rerender(<PageHead name="Keep it fun" page="shell.clubHistory" />)
  expect(document.title).toBe('Keep it fun · Copper State Lottery')
})

test('[HOME-002] the home page is titled Home Page', async () => {
  await renderUi(<PageHead exact="shell.home.pageTitle" />)
  expect(document.title).toBe('Home Page')
})

test('a page has its own description or the club’s', async () => {
  const screen = await renderUi(<PageHead name="Triple Crown" about="Match three numbers." />)
  expect(descriptions()).toEqual(['Match three numbers.'])
  await screen.rerender(<PageHead name="Triple Crown" />)
  expect(descriptions()).toEqual([expect.stringMatching(/^The club for players of the Copper State Lottery/)])
})
