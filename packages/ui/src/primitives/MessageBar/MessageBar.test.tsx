import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { contrast } from '../../themes/color/oklch.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { MessageBar, type MessageBarProps } from './MessageBar.tsx'

test('[MSG-003] an outage warning has no close button', async () => {
  const screen = await renderUi(
    <MessageBar
      message={{ id: 1, type: 'outage_warning', text: 'Planned work tonight.' }}
      onClose={() => {}}
    />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Planned work tonight.')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('beside a long button, the words keep room on the narrowest phone', async () => {
  const reload = { label: 'Volver a cargar la página', onPress: () => {} }
  const text = 'No se pudo cargar una parte de esta página.'
  const message = { id: 1, type: 'error', text, action: reload } as const
  await page.viewport(320, 640)
  try {
    const screen = await renderUi(<MessageBar message={message} onClose={() => {}} />)
    const words = document.createRange()
    words.selectNodeContents(screen.getByText(new RegExp(text)).element().firstChild!)
    const { width, height } = words.getBoundingClientRect()
    expect(width).toBeGreaterThan(120)
    expect(height).toBeLessThan(120)
  } finally {
    await page.viewport(414, 896)
  }
})

test.each(['error', 'warning', 'success', 'info'] as const)(
  '[MSG-003] a message of type %s can be closed',
  async type => {
    const onClose = vi.fn()
    const screen = await renderUi(<MessageBar message={{ id: 1, type, text: 'Saved.' }} onClose={onClose} />)
    await screen.getByRole('button', { name: 'Close message' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)(
  'a message of type %s is announced as %s in a live region that existed before',
  async (type, role) => {
    const screen = await renderUi(<MessageBar message={null} onClose={() => {}} />)
    const region = screen.getByRole(role).element()
    expect(region.textContent).toBe('')
    await screen.rerender(<MessageBar message={{ id: 1, type, text: 'Saved.' }} onClose={() => {}} />)
    expect(region.textContent).toBe('Saved.')
  },
)

test('a message can have an action', async () => {
  const onPress = vi.fn()
  const message = {
    id: 1,
    type: 'error',
    text: 'It is gone.',
    action: { label: 'Reload the page', onPress },
  } as const
  const screen = await renderUi(<MessageBar message={message} onClose={() => {}} />)
  await screen.getByRole('alert').getByRole('button', { name: 'Reload the page' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test.each(['error', 'warning', 'outage_warning', 'success', 'info'] as const)(
  'the action of a message of type %s is readable, and focus rings stand out from its tone',
  async type => {
    const action = { label: 'Reload the page', onPress: () => {} }
    const screen = await renderUi(
      <MessageBar message={{ id: 1, type, text: 'It is gone.', action }} onClose={() => {}} />,
    )
    const live = screen
      .getByText(/^It is gone/)
      .element()
      .closest('[role]')!
    const tone = getComputedStyle(live.firstElementChild!).backgroundColor
    const buttons = screen.getByRole('button').elements()
    for (const button of buttons) {
      await userEvent.keyboard('{Tab}')
      await expect.element(button).toHaveFocus()
      expect(contrast(getComputedStyle(button).outlineColor, tone)).toBeGreaterThanOrEqual(3)
    }
    const { color, backgroundColor } = getComputedStyle(buttons[0]!)
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
  },
)

test('the page beside a message can be clicked', async () => {
  const screen = await renderUi(
    <MessageBar message={{ id: 1, type: 'info', text: 'Saved.' }} onClose={() => {}} />,
  )
  const place = screen.getByRole('status').element().parentElement
  expect(place && getComputedStyle(place).pointerEvents).toBe('none')
})

describe('a message above an open dialog', () => {
  function Page({ message }: Pick<MessageBarProps, 'message'>) {
    const [isClosed, setClosed] = useState(false)
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <MessageBar message={isClosed ? null : message} onClose={() => setClosed(true)} />
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A game">
          <Button>Spin</Button>
        </Dialog>
      </>
    )
  }
  const open = async () => {
    const screen = await renderUi(<Page message={null} />)
    const spin = screen.getByRole('button', { name: 'Spin' })
    spin.element().focus()
    await screen.rerender(<Page message={{ id: 1, type: 'error', text: 'No.' }} />)
    return { spin, dialog: screen.getByRole('dialog'), words: screen.getByText('No.') }
  }
  const close = page.getByRole('button', { name: 'Close message' })

  test('is announced: no ancestor of its live region is hidden or inert', async () => {
    const { words } = await open()
    await expect.element(words).toBeVisible()
    expect(words.element().closest('[inert], [aria-hidden="true"]')).toBeNull()
  })

  test('is closed by a press, which does not close the dialog', async () => {
    const { words, dialog, spin } = await open()
    await close.click()
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(spin).toHaveFocus()
  })

  test.each(['{Enter}', '{Escape}'])('is reached by F6 and closed by %s', async key => {
    const { words, dialog, spin } = await open()
    await userEvent.keyboard('{F6}')
    await expect.element(close).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(spin).toHaveFocus()
    await userEvent.keyboard(`{F6}${key}`)
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(spin).toHaveFocus()
  })
})

test('the same text is announced again when it comes again', async () => {
  const screen = await renderUi(
    <MessageBar message={{ id: 1, type: 'error', text: 'No.' }} onClose={() => {}} />,
  )
  const first = screen.getByText('No.').element()
  await screen.rerender(<MessageBar message={{ id: 2, type: 'error', text: 'No.' }} onClose={() => {}} />)
  expect(first.isConnected).toBe(false)
  await expect.element(screen.getByRole('alert').getByText('No.')).toBeVisible()
})

describe('focus on the button of a message', () => {
  const message = { id: 1, type: 'error', text: 'No.' } as const
  const shown = (next: MessageBarProps['message'], isOpenerGone = false) => (
    <>
      <MessageBar message={next} onClose={() => {}} />
      <main>
        <h1>Page</h1>
        {!isOpenerGone && <Button>Save</Button>}
      </main>
    </>
  )
  const open = async () => {
    const screen = await renderUi(shown(message))
    screen.getByRole('button', { name: 'Save' }).element().focus()
    await userEvent.keyboard('{F6}')
    return screen
  }

  test('moves to the button of the message that replaces it', async () => {
    const screen = await open()
    await screen.rerender(shown({ id: 2, type: 'info', text: 'Yes.' }))
    await expect.element(page.getByRole('button', { name: 'Close message' })).toHaveFocus()
  })

  test('returns when the next message cannot be closed', async () => {
    const screen = await open()
    await screen.rerender(shown({ id: 2, type: 'outage_warning', text: 'Tonight.' }))
    await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  })

  test('moves to the heading of the page when its previous place is gone', async () => {
    const screen = await open()
    await screen.rerender(shown(null, true))
    await expect.element(screen.getByRole('heading', { name: 'Page' })).toHaveFocus()
  })
})
