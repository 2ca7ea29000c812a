import { copperStateLottery } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { BrandProvider } from '../../messages/BrandProvider.tsx'
import { TicketCard } from './TicketCard.tsx'

const ticket = (
  <TicketCard href="/rewards/1" title="Lake Havasu weekend" stub="500" unit="points" action="Enter" />
)

test('the whole ticket is one link, named by its title and its action', async () => {
  const screen = await renderUi(ticket)
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Lake Havasu weekend Enter' })
  await expect.element(link).toHaveAttribute('href', '/rewards/1')
  const stub = screen.getByText('500 points').element().getBoundingClientRect()
  expect(document.elementFromPoint(stub.left + 2, stub.top + 2)).toBe(link.element())
})

test('the title and the stub are read by screen readers, and the drawn button is not read twice', async () => {
  const screen = await renderUi(ticket)
  await expect
    .element(screen.getByRole('heading', { level: 3 }))
    .toHaveTextContent('Lake Havasu weekend Enter')
  await expect.element(screen.getByText('500 points')).toBeInTheDocument()
  expect(screen.getByText('Enter', { exact: true }).elements().at(-1)?.getAttribute('aria-hidden')).toBe(
    'true',
  )
})

test('[FLAG-016] the title stands below the picture, or above it when that is set', async () => {
  const { container, rerender } = await renderUi(<TicketCard title="Lake" picture={<hr />} />)
  const order = () => [...container.querySelectorAll('h3, hr')].map(({ localName }) => localName)
  expect(order()).toEqual(['hr', 'h3'])
  await rerender(
    <BrandProvider brand={copperStateLottery.brand} titleAboveImage>
      <TicketCard title="Lake" picture={<hr />} />
    </BrandProvider>,
  )
  expect(order()).toEqual(['h3', 'hr'])
})

test('a long word in the title or below wraps within the ticket', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätengesellschaft'
  const { container } = await renderUi(
    <div style={{ width: 240 }}>
      <TicketCard title={word}>{word}</TicketCard>
    </div>,
  )
  expect(container.querySelector('article')?.scrollWidth).toBeLessThanOrEqual(240)
})

test('controls inside the ticket can be pressed', async () => {
  const onPress = vi.fn()
  const screen = await renderUi(
    <TicketCard title="Weekly drawing" stub="250" controls={<Button onPress={onPress}>Redeem</Button>} />,
  )
  await screen.getByRole('button', { name: 'Redeem' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('an unchanged ticket is not rendered again', async () => {
  const draws = vi.fn()
  function Picture() {
    draws()
    return null
  }
  const picture = <Picture />
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <TicketCard title="Lake Havasu weekend" stub="500" picture={picture} />
    </>
  )
  const screen = await renderUi(page('Rewards'))
  await screen.rerender(page('Rewards, all'))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rewards, all')
  expect(draws).toHaveBeenCalledTimes(1)
})
