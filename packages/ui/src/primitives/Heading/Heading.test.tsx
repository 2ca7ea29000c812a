import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Heading } from './Heading.tsx'

test.each([1, 2, 3, 4, 5, 6] as const)('level %i stands in the outline at its level', async level => {
  const screen = await renderUi(<Heading level={level}>Rewards</Heading>)
  await expect.element(screen.getByRole('heading', { level, name: 'Rewards' })).toBeInTheDocument()
})

test('the size is free of the level', async () => {
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

test('a long word stays on the page, also where a title is as wide as its words', async () => {
  const screen = await renderUi(
    <div style={{ width: 240, display: 'grid', justifyItems: 'start' }}>
      <Heading level={1} size="hero">
        Donaudampfschifffahrtselektrizitätengesellschaft
      </Heading>
    </div>,
  )
  expect(screen.getByRole('heading').element().scrollWidth).toBeLessThanOrEqual(240)
})

test('focus can be moved to a heading, but not by Tab', async () => {
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
