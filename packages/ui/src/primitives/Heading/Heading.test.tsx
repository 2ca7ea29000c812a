import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Heading } from './Heading.tsx'

test.each([1, 2, 3, 4, 5, 6] as const)('a heading of level %i has its level in the outline', async level => {
  const screen = await renderUi(<Heading level={level}>Rewards</Heading>)
  await expect.element(screen.getByRole('heading', { level, name: 'Rewards' })).toBeInTheDocument()
})

test('the size is independent of the level', async () => {
  const { container } = await renderUi(
    <>
      <Heading level={1} size="body">
        Small
      </Heading>
      <Heading level={6} size="hero">
        Large
      </Heading>
    </>,
  )
  const sizes = Array.from(container.querySelectorAll('h1, h6'), heading =>
    parseFloat(getComputedStyle(heading).fontSize),
  )
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0)
})

test('a long word wraps within the page, also in a title as wide as its words', async () => {
  const screen = await renderUi(
    <div style={{ width: 240, display: 'grid', justifyItems: 'start' }}>
      <Heading level={1} size="hero">
        Donaudampfschifffahrtselektrizitätengesellschaft
      </Heading>
    </div>,
  )
  expect(screen.getByRole('heading').element().scrollWidth).toBeLessThanOrEqual(240)
})

test('a heading can be focused by script but not by Tab', async () => {
  function Page() {
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <Button onPress={() => heading.current?.focus()}>Go</Button>
        <Heading ref={heading} level={1} isFocusTarget>
          Rewards
        </Heading>
      </>
    )
  }
  const screen = await renderUi(<Page />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByRole('heading').element().tabIndex).toBe(-1)
})
