import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PageTitle } from './PageTitle.tsx'

const brand = { lotteryName: 'Copper State Lottery' }

test('[SHELL-005] a page without a title of its own bears the lottery’s name', async () => {
  const screen = await renderUi(<PageTitle brand={brand} />)
  expect(document.title).toBe('Copper State Lottery')
  await screen.rerender(<PageTitle page="shell.clubHistory" brand={brand} />)
  expect(document.title).toBe('Players Club History · Copper State Lottery')
  await screen.rerender(<PageTitle name="Keep it fun" page="shell.clubHistory" brand={brand} />)
  expect(document.title).toBe('Keep it fun · Copper State Lottery')
})

test('[HOME-002] the home page is titled Home Page', async () => {
  await renderUi(<PageTitle exact="shell.home.pageTitle" />)
  expect(document.title).toBe('Home Page')
})
