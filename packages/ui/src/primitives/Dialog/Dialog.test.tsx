import { REQUEST_TIMEOUT_MS } from '@players-club/domain-models'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Link } from '../Link/Link.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TicketCard } from '../TicketCard/TicketCard.tsx'
import type { DialogProps } from './Dialog.tsx'
import { Dialog } from './Dialog.tsx'

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Feedback" {...props}>
        {props.children ?? <p>Tell us</p>}
      </Dialog>
    </>
  )
}

const nextFrame = () => new Promise(requestAnimationFrame)

async function openPage(props: Partial<DialogProps> = {}) {
  const screen = await renderUi(<Page {...props} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Feedback' })
  await expect.element(dialog).toHaveFocus()
  return { screen, opener, dialog }
}

test('focus moves into the dialog, is trapped in it, and returns to the opener', async () => {
  const { opener, dialog } = await openPage({ footer: <Button>Send</Button> })
  for (const name of ['Close', 'Send', 'Close']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('button', { name })).toHaveFocus()
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(dialog.getByRole('button', { name: 'Send' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the place that the consumer names takes focus in place of the opener', async () => {
  const next = createRef<HTMLElement>()
  const { screen, dialog } = await openPage({ returnFocus: next })
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  screen.container.append(heading)
  next.current = heading
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(heading)
})

describe('the opener cannot take focus any more', () => {
  function Form({ way }: { way: 'gone' | 'disabled' | 'disabled before' }) {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before')
    const isDone = step === 'after' || (step === 'open' && way === 'disabled before')
    return (
      <main>
        <h1>Profile</h1>
        {!(isDone && way === 'gone') && (
          <Button isDisabled={isDone} onPress={() => setStep('open')}>
            Open
          </Button>
        )}
        <Dialog isOpen={step === 'open'} onClose={() => setStep('after')} title="Feedback">
          <p>Thank you</p>
        </Dialog>
      </main>
    )
  }

  test.each(['gone', 'disabled', 'disabled before'] as const)(
    'the heading of the page takes focus when the opener is %s',
    async way => {
      const screen = await renderUi(<Form way={way} />)
      screen.getByRole('button', { name: 'Open' }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(screen.getByRole('dialog', { name: 'Feedback' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
    },
  )

  test.each(['display: none', 'visibility: hidden'])(
    'the heading of the page takes focus beside a closed dialog of another team with %s',
    async style => {
      const foreign = document.createElement('div')
      foreign.role = 'dialog'
      foreign.style.cssText = style
      document.body.append(foreign)
      onTestFinished(() => foreign.remove())
      const screen = await renderUi(<Form way="gone" />)
      await screen.getByRole('button', { name: 'Open' }).click()
      await expect.element(screen.getByRole('dialog', { name: 'Feedback' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
    },
  )

  describe('the opener is lost later, when the request of the dialog is answered', () => {
    function Page({ way, isAnswered }: { way: 'gone' | 'disabled'; isAnswered: boolean }) {
      const [isOpen, setOpen] = useState(false)
      return (
        <main>
          <h1>Profile</h1>
          <input aria-label="Search" />
          {!(isAnswered && way === 'gone') && (
            // A button of our own would keep focus.
            <button type="button" disabled={isAnswered} onClick={() => setOpen(true)}>
              Open
            </button>
          )}
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Feedback">
            <p>Thank you</p>
          </Dialog>
        </main>
      )
    }

    async function closeAndSettle(way: 'gone' | 'disabled') {
      const screen = await renderUi(<Page way={way} isAnswered={false} />)
      const opener = screen.getByRole('button', { name: 'Open' })
      opener.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(screen.getByRole('dialog', { name: 'Feedback' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(opener).toHaveFocus()
      for (let frame = 0; frame < 10; frame++) await nextFrame()
      return screen
    }

    test.each(['gone', 'disabled'] as const)(
      'the heading of the page takes focus when the opener is %s',
      async way => {
        const screen = await closeAndSettle(way)
        await screen.rerender(<Page way={way} isAnswered />)
        // Nothing here forces a style recalculation before the browser does one.
        for (let frame = 0; frame < 5; frame++) await nextFrame()
        expect(document.activeElement?.textContent).toBe('Profile')
      },
    )

    test('the dialog leaves focus alone after the time limit, while a screen reader may be reading', async () => {
      const screen = await closeAndSettle('gone')
      const muchLater = performance.now() + REQUEST_TIMEOUT_MS
      const clock = vi.spyOn(performance, 'now').mockReturnValue(muchLater)
      onTestFinished(() => clock.mockRestore())
      await screen.rerender(<Page way="gone" isAnswered />)
      for (let frame = 0; frame < 5; frame++) await nextFrame()
      await expect.element(document.body).toHaveFocus()
    })

    test('the heading of the page takes focus also after a visit to another window', async () => {
      const screen = await closeAndSettle('gone')
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      await screen.rerender(<Page way="gone" isAnswered />)
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
    })

    test.each([
      { action: 'a press on the page', at: 'heading', name: 'Profile' },
      { action: 'another field', at: 'textbox', name: 'Search' },
    ] as const)('the dialog leaves focus alone after $action', async ({ at, name }) => {
      const screen = await closeAndSettle('gone')
      await screen.getByRole(at, { name }).click()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await screen.rerender(<Page way="gone" isAnswered />)
      for (let frame = 0; frame < 5; frame++) await nextFrame()
      await expect.element(document.body).toHaveFocus()
    })
  })

  test('the dialog leaves focus at another place that has received it meanwhile', async () => {
    function Leading() {
      const [isOpen, setOpen] = useState(true)
      return (
        <main>
          <h1>Profile</h1>
          <input aria-label="Search" />
          <Dialog
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
              requestAnimationFrame(() => document.querySelector('input')?.focus())
            }}
            title="Feedback"
          >
            <p>Thank you</p>
          </Dialog>
        </main>
      )
    }
    const screen = await renderUi(<Leading />)
    await expect.element(screen.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
    for (let frame = 0; frame < 2; frame++) await nextFrame()
    await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })
})

test('the title names the dialog and the page behind it is hidden from screen readers', async () => {
  const { dialog, opener } = await openPage()
  await expect.element(dialog.getByRole('heading', { level: 2, name: 'Feedback' })).toBeVisible()
  expect(opener.element().closest('[inert], [aria-hidden="true"]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toBeVisible()
})

test('the close button and a press outside close the dialog', async () => {
  const { opener, dialog } = await openPage({ size: 'small' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a dialog that requires an answer has no close button and ignores presses outside but not Escape', async () => {
  const { dialog } = await openPage({ isDismissable: false, size: 'small' })
  expect(dialog.getByRole('button').query()).toBeNull()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a busy dialog cannot be closed', async () => {
  const onClose = vi.fn()
  const { dialog } = await openPage({ isBusy: true, size: 'small', onClose })
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  // The closing dialog stays visible during its exit animation, so the test checks its callback.
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
})

test('the page behind the dialog neither scrolls nor shifts sideways', async () => {
  const tall = document.createElement('div')
  tall.style.height = '400vh'
  document.body.append(tall)
  const { dialog, opener } = await openPage()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  const left = opener.element().getBoundingClientRect().left
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(opener.element().getBoundingClientRect().left).toBe(left)
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  tall.remove()
})

const tickets = (
  <Grid columns={1}>
    {Array.from({ length: 12 }, (_, index) => (
      <TicketCard key={index} href={`/#${index}`} title={`Ticket ${index}`} action="Look" />
    ))}
  </Grid>
)

test('a press on the header or footer does not reach a ticket that has scrolled beneath it', async () => {
  const { dialog } = await openPage({ children: tickets, footer: <Button>Send</Button> })
  const edges = [
    dialog.getByRole('heading', { name: 'Feedback' }),
    dialog.getByRole('button', { name: 'Send' }),
  ]
  for (let scrolled = 0; scrolled < 400; scrolled += 20) {
    dialog.element().scrollTop = scrolled
    for (const edge of edges) expect(topmostAt(edge.element())).toBe(edge.element())
  }
})

const LINKS = 30

describe('the focused control', () => {
  afterEach(() => page.viewport(1280, 800))

  test.each([1280, 320])(
    'the focused control is never covered by the header or footer at %i px',
    async width => {
      await page.viewport(width, 640)
      const footer = [<Button key="send">Send</Button>, <Button key="later">Later</Button>]
      const links = Array.from({ length: LINKS }, (_, index) => (
        <p key={index}>
          <Link href={`/#${index}`}>Link {index}</Link>
        </p>
      ))
      const long = 'Feedback, which is what you tell us of the whole of this club'
      const screen = await renderUi(
        <Dialog isOpen onClose={() => {}} title={long} footer={footer}>
          {links}
        </Dialog>,
      )
      const dialog = screen.getByRole('dialog', { name: long })
      await expect.element(dialog).toHaveFocus()
      const passed = new Set<Element>()
      for (const direction of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
        for (let stop = 0; stop <= LINKS; stop += 1) {
          await userEvent.keyboard(direction)
          const focused = dialog.element().querySelector(':focus') ?? document.body
          expect(topmostAt(focused)).toBe(focused)
          passed.add(focused)
        }
      // The close button, every link, and backwards around to the last button.
      expect(passed.size).toBe(2 + LINKS)
    },
  )
})

describe('a page at 400 %, 320 px wide and 256 px high', () => {
  afterEach(() => page.viewport(1280, 800))

  test.each(['small', 'medium'] as const)(
    'a %s dialog shows each focused field and button, which nothing covers',
    async size => {
      await page.viewport(320, 256)
      const screen = await renderUi(
        <Dialog
          isOpen
          onClose={() => {}}
          title="Feedback, which is what you tell us"
          size={size}
          footer={[<Button key="send">Send</Button>, <Button key="later">Later</Button>]}
        >
          <TextField label="Subject" name="subject" value="" onChange={() => {}} />
          <TextField label="What you tell us" name="text" value="" onChange={() => {}} />
        </Dialog>,
      )
      const dialog = screen.getByRole('dialog')
      await expect.element(dialog).toHaveFocus()
      const stops = [
        dialog.getByRole('button', { name: 'Close' }),
        dialog.getByRole('textbox', { name: 'Subject' }),
        dialog.getByRole('textbox', { name: 'What you tell us' }),
        dialog.getByRole('button', { name: 'Send' }),
        dialog.getByRole('button', { name: 'Later' }),
      ]
      for (const [key, order] of [
        ['{Tab}', stops],
        ['{Shift>}{Tab}{/Shift}', stops.slice(0, -1).toReversed()],
      ] as const)
        for (const stop of order) {
          await userEvent.keyboard(key)
          await expect.element(stop).toHaveFocus()
          // The browser scrolls to what is focused with its next frame.
          await expect.poll(() => topmostAt(stop.element())).toBe(stop.element())
        }
    },
  )
})

function topmostAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found && element.contains(found) ? element : found
}

test('a nested confirmation is answered on its own and returns focus', async () => {
  const onCancel = vi.fn()
  function Nested() {
    const [isAsking, setAsking] = useState(false)
    return (
      <>
        <Button onPress={() => setAsking(true)}>Discard</Button>
        <ConfirmDialog
          isOpen={isAsking}
          question="Discard it?"
          yes="Discard it"
          no="Keep it"
          onConfirm={() => undefined}
          onCancel={() => {
            onCancel()
            setAsking(false)
          }}
        >
          <p>It is gone then.</p>
        </ConfirmDialog>
      </>
    )
  }
  const focused = vi.fn()
  document.addEventListener('focusin', focused)
  const { screen, dialog } = await openPage({ children: <Nested /> })
  // react-aria focuses a dialog again half a second later, even when focus is moving elsewhere at that
  // moment.
  const dialogWasFocused = () =>
    focused.mock.calls.filter(([event]) => event.target === dialog.element()).length
  await expect.poll(dialogWasFocused).toBe(2)
  document.removeEventListener('focusin', focused)
  const discard = dialog.getByRole('button', { name: 'Discard' })
  await discard.click()
  const question = screen.getByRole('alertdialog', { name: 'Discard it?' })
  await expect.element(question).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(onCancel).toHaveBeenCalledTimes(1)
  await expect.element(dialog).toBeVisible()
  await expect.element(discard).toHaveFocus()
})

test('a dialog that is closed while a phone still moves its keyboard goes away', async () => {
  function Hasty() {
    const [isOpen, setOpen] = useState(false)
    const openAndClose = () => {
      flushSync(() => setOpen(true))
      setOpen(false)
    }
    return (
      <>
        <TextField label="Name" name="name" value="" onChange={() => undefined} />
        <Button onPress={openAndClose}>Open</Button>
        <Dialog isOpen={isOpen} onClose={() => undefined} title="Feedback">
          <p>Tell us</p>
        </Dialog>
      </>
    )
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(async () => {
    vi.useRealTimers()
    await page.viewport(1280, 800)
  })
  const screen = await renderUi(<Hasty />)
  screen.getByRole('textbox').element().focus()
  const resized = new Promise(resolve => visualViewport?.addEventListener('resize', resolve, { once: true }))
  await page.viewport(1280, 500)
  await resized
  // Until then react-aria takes a lower page for one whose keyboard is opening.
  vi.advanceTimersByTime(150)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a new title is a new step and focuses its start again', async () => {
  const step = (title: string, answer: string) => (
    <Dialog isOpen onClose={() => undefined} title={title} footer={<Button key={answer}>{answer}</Button>}>
      <p>Tell us</p>
    </Dialog>
  )
  const screen = await renderUi(step('Feedback', 'Send'))
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.rerender(step('Thank you', 'Go on'))
  await expect.element(screen.getByRole('dialog', { name: 'Thank you' })).toHaveFocus()
})

test('a double click that opens a dialog does not close it, and the next press outside does', async () => {
  const onClose = vi.fn()
  const screen = await renderUi(<Page size="small" onClose={onClose} />)
  await screen.getByRole('button', { name: 'Open' }).dblClick()
  await expect.element(screen.getByRole('dialog', { name: 'Feedback' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  { place: 'the next step of its dialog', keys: ['one', 'one'] },
  { place: 'another dialog', keys: ['first', 'second'] },
])('a double click on a button does not press the button that replaces it in $place', async ({ keys }) => {
  const close = vi.fn()
  function Steps() {
    const [isDone, setDone] = useState(false)
    const [title, label] = isDone ? ['Thank you', 'Done'] : ['Feedback', 'Send']
    return (
      <Dialog
        key={keys[Number(isDone)]}
        isOpen
        onClose={close}
        title={title}
        footer={<Button onPress={() => (isDone ? close() : setDone(true))}>{label}</Button>}
      >
        <p>Tell us</p>
      </Dialog>
    )
  }
  const screen = await renderUi(<Steps />)
  await screen.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Done' }).click()
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  { way: 'leaves by its animation', isKept: true },
  { way: 'is removed at once', isKept: false },
])('a double click that closes a dialog acts once where the dialog $way', async ({ isKept }) => {
  const onClick = vi.fn()
  function Closing() {
    const [isOpen, setOpen] = useState(true)
    const close = () => setOpen(false)
    const dialog = (
      <Dialog isOpen={isOpen} onClose={close} title="Feedback" footer={<Button onPress={close}>Done</Button>}>
        <p>Thank you</p>
      </Dialog>
    )
    return (isOpen || isKept) && dialog
  }
  await preferMotion('no-preference')
  const screen = await renderUi(<Closing />)
  document.addEventListener('click', onClick)
  onTestFinished(() => document.removeEventListener('click', onClick))
  await screen.getByRole('button', { name: 'Done' }).dblClick()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClick).toHaveBeenCalledOnce()
})

test('of three fast clicks through the steps of a dialog two take a step', async () => {
  function Steps() {
    const [step, setStep] = useState(1)
    return (
      <Dialog
        isOpen
        onClose={() => undefined}
        title={`Step ${step}`}
        footer={<Button onPress={() => setStep(step + 1)}>Next</Button>}
      >
        <p>Tell us</p>
      </Dialog>
    )
  }
  const screen = await renderUi(<Steps />)
  await screen.getByRole('button', { name: 'Next' }).tripleClick()
  await expect.element(screen.getByRole('dialog', { name: 'Step 3' })).toBeVisible()
})

test('the close button is labelled in Spanish', async () => {
  const screen = await renderUi(
    <Dialog isOpen onClose={() => undefined} title="Opiniones">
      <p>Cuéntenos</p>
    </Dialog>,
    'es',
  )
  await expect.element(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible()
})
