import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PageFrame } from './PageFrame.tsx'

test('a page frame has one heading of level 1 between its top and its content', async () => {
  const screen = await renderUi(
    <PageFrame title="Earn points" lead="In many ways." top={<a href="/">Home</a>}>
      <p>Enter a ticket</p>
    </PageFrame>,
  )
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Earn points' })).toBeVisible()
  const order = ['Home', 'Earn points', 'In many ways.', 'Enter a ticket']
  expect(order.toSorted((one, other) => top(one) - top(other))).toEqual(order)
})

test('a page frame without a title has no heading', async () => {
  const screen = await renderUi(<PageFrame>Loading</PageFrame>)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  expect(screen.getByRole('heading').query()).toBeNull()
})

test('a nested page frame leaves the margins to the layout around it', async () => {
  const screen = await renderUi(
    <PageFrame isNested>
      <p>Profile</p>
    </PageFrame>,
  )
  const { left } = screen.getByText('Profile').element().getBoundingClientRect()
  expect(left).toBe(screen.container.getBoundingClientRect().left)
})
