import type { TestClub } from '@players-club/flow-hooks/testing'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { openPage, type OpenPage, type PageOptions } from './openPage.tsx'

/** Opens a page in the place of the last one, and waits for its answers. */
export async function openSettled(path: string, options: PageOptions): Promise<OpenPage> {
  await cleanup()
  const opened = await openPage(path, options)
  await opened.club.browser.settled()
  return opened
}

export interface Press {
  /** Its part of the page and its name. */
  button: string
  /** The address after it. */
  address: string
  isAway: boolean
}

/**
 * Presses each button of an open page and of its dialogs once, with the fields filled in. Where a press leads away the
 * page is opened again.
 */
export async function pressEveryButton(
  page: OpenPage,
  openAgain: () => Promise<OpenPage>,
  onPressed: (press: Press) => void,
): Promise<void> {
  const pressed = new Set<string>()
  let opened = page
  for (;;) {
    const { club, address } = opened
    const start = address()
    while (address() === start) {
      const button = nextButton(pressed)
      if (button) {
        fillFields()
        button.focus()
        button.click()
      } else if (dialog()) await userEvent.keyboard('{Escape}')
      else return
      await settle(club)
      onPressed({ button: [...pressed].at(-1) ?? '', address: address(), isAway: address() !== start })
    }
    opened = await openAgain()
  }
}

const FRAMES = 60

/** Answers have come, and focus that was lost has had time to get a place, also after a dialog has faded out. */
async function settle({ browser }: TestClub) {
  await browser.settled()
  for (let frame = 0; frame < FRAMES && (frame < 2 || isFocusLost()); frame++)
    await new Promise(requestAnimationFrame)
}

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

const dialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)

/** A button of the open dialog, or else of the page, that was not pressed yet. */
function nextButton(pressed: Set<string>): HTMLButtonElement | undefined {
  const part = dialog() ?? document.querySelector('main')
  return [...(part?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].find(button => {
    const name = `${part?.localName ?? ''}: ${button.ariaLabel ?? button.textContent}`
    if (pressed.has(name) || !button.checkVisibility()) return false
    pressed.add(name)
    return true
  })
}

/** Fills the empty text fields, so that forms can be submitted. */
function fillFields() {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const field of document.querySelectorAll<HTMLInputElement>('main input:enabled')) {
    if (field.value !== '' || field.readOnly || !['text', 'email', 'password', 'tel'].includes(field.type))
      continue
    set?.call(field, field.type === 'email' ? 'player@players.example' : 'Saguaro-2026')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
