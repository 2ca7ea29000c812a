import { copperStateLottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BrandProvider } from '../../messages/BrandProvider.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { WideTicketCard } from './WideTicketCard.tsx'

const ticket = (
  <WideTicketCard href="/promotion/1" title="The Copper Grand" stub="$10,622.50" picture={<hr />}>
    <p>Enter until Nov 24, 2026</p>
  </WideTicketCard>
)
const boxes = async () => {
  const { container } = await renderUi(
    <Grid>
      {ticket}
      <div />
    </Grid>,
  )
  const [picture, text, stub] = [...(container.querySelector('article')?.children ?? [])].map(part =>
    part.getBoundingClientRect(),
  )
  const grid = container.querySelector('article')?.parentElement?.getBoundingClientRect()
  const own = container.querySelector('article')?.getBoundingClientRect()
  if (!picture || !text || !stub || !grid || !own) throw new Error('A part of the ticket is not there.')
  return { picture, text, stub, grid, own }
}

test('where there is room it spans its grid, with picture, text and stub side by side', async () => {
  await page.viewport(1280, 800)
  const { picture, text, stub, grid, own } = await boxes()
  expect(own.width).toBe(grid.width)
  expect(new Set([picture.top, text.top, stub.top]).size).toBe(1)
  expect([picture.right, text.right]).toEqual([text.left, stub.left])
})

test('on a phone its parts are one below the other', async () => {
  await page.viewport(360, 740)
  const { picture, text, stub } = await boxes()
  expect([picture.bottom, text.bottom]).toEqual([text.top, stub.top])
  await page.viewport(1280, 800)
})

test('[FLAG-016] it keeps its title beside the picture where titles stand above', async () => {
  const { container } = await renderUi(
    <BrandProvider brand={copperStateLottery.brand} titleAboveImage>
      {ticket}
    </BrandProvider>,
  )
  expect([...container.querySelectorAll('h3, hr')].map(({ localName }) => localName)).toEqual(['hr', 'h3'])
})
