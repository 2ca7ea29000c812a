import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { print } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from './Button.tsx'

test('a button runs its action once for a click, Enter and Space', async () => {
  const onPress = vi.fn()
  const screen = await renderUi(<Button onPress={onPress}>Redeem</Button>)
  const button = screen.getByRole('button', { name: 'Redeem' })
  await button.click()
  expect(onPress).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('a pending button keeps focus and width, ignores presses and announces its state', async () => {
  const onPress = vi.fn()
  const screen = await renderUi(
    <Button onPress={onPress} isPending={false}>
      Redeem
    </Button>,
  )
  const button = screen.getByRole('button')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  button.element().focus()
  const width = button.element().getBoundingClientRect().width
  await screen.rerender(
    <Button onPress={onPress} isPending>
      Redeem
    </Button>,
  )
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button.element())
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleName('Redeem')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Please wait')
})

test('only a pending button shows a spinner in place of its label', async () => {
  const screen = await renderUi(<Button isPending={false}>Redeem</Button>)
  const button = screen.getByRole('button').element()
  const words = screen.getByText('Redeem').element()
  const wheels = () => [...button.querySelectorAll('[aria-hidden]')]
  expect(wheels()).toEqual([])
  expect(getComputedStyle(words).opacity).toBe('1')
  await screen.rerender(<Button isPending>Redeem</Button>)
  const [wheel] = wheels()
  const { width, height } = wheel!.getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThan(8)
  expect(wheel!.getAnimations()).toHaveLength(1)
  expect(getComputedStyle(words).opacity).toBe('0')
})

test('a pending submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const screen = await renderUi(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(['small', 'medium', 'large'] as const)('a %s button is at least 44 px high', async size => {
  const screen = await renderUi(<Button size={size}>Go</Button>)
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a button keeps focus when its own press disables it, ignores presses, and cannot take focus again', async () => {
  const onPress = vi.fn()
  function Once() {
    const [isDisabled, setDisabled] = useState(false)
    return (
      <>
        <Button
          isDisabled={isDisabled}
          onPress={() => {
            onPress()
            setDisabled(true)
          }}
        >
          Claim
        </Button>
        <Button>Next</Button>
      </>
    )
  }
  const screen = await renderUi(<Once />)
  const claim = screen.getByRole('button', { name: 'Claim' })
  claim.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(claim).toHaveAttribute('aria-disabled', 'true')
  await expect.element(claim).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(claim).toHaveAttribute('disabled')
})

test('a button is not printed', async () => {
  const screen = await renderUi(<Button>Redeem</Button>)
  const button = screen.getByText('Redeem')
  await expect.element(button).toBeVisible()
  await print()
  await expect.element(button).not.toBeVisible()
})
