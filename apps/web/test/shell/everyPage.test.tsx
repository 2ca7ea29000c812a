import { matchRoutes, type RouteObject } from 'react-router'
import table, { type TableRoute } from 'virtual:route-table'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import type { TestClub } from '@players-club/flow-hooks/testing'
import { openPage, type PageOptions } from '../openPage.tsx'
import { pages } from '../pages.ts'

/** The address of a route that only leads to another one. */
const REDIRECTS = ['settings', 'change-password', 'change-email', 'deactivate-account', 'redirect-back']

test('the list of pages has an address of every route', () => {
  const plain = (route: TableRoute): RouteObject =>
    route.index
      ? { index: true, handle: route }
      : { path: route.path, handle: route, children: route.children.map(plain) }
  const shown = new Set(pages.map(({ path }) => matchRoutes(table.map(plain), path)?.at(-1)?.route.handle))
  const leaves = (routes: readonly TableRoute[], above = ''): [string, TableRoute][] =>
    routes.flatMap(route =>
      route.children.length > 0
        ? leaves(route.children, route.path ?? above)
        : [[route.path ?? above, route] as [string, TableRoute]],
    )
  const left = leaves(table).flatMap(([path, route]) =>
    shown.has(route) || REDIRECTS.includes(path) ? [] : [path],
  )
  expect(left).toEqual([])
})

describe('the outline is whole, and focus stays in the page whichever button is pressed', () => {
  for (const { path, ...options } of pages)
    test(`${path} for ${options.player ?? 'a guest'}`, async () => {
      const pressed = new Set<string>()
      const lost: string[] = []
      let opened = await openSettled(path, options)
      expectWholeOutline()
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
          else break
          await settle(club)
          if (address() === start && isFocusLost()) lost.push([...pressed].at(-1) ?? '')
        }
        if (address() === start) break
        opened = await openSettled(path, options)
      }
      expect(lost).toEqual([])
    })
})

/** One first-level heading, with nothing before it; no level is left out. */
function expectWholeOutline() {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isExposed)
  const levels = headings.map(({ localName, textContent }) => ({ level: Number(localName[1]), textContent }))
  expect(levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1)).toEqual([])
  expect(levels.filter(({ level }) => level === 1)).toHaveLength(1)
}

const isExposed = (element: Element) =>
  element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]')

async function openSettled(path: string, options: PageOptions) {
  await cleanup()
  const opened = await openPage(path, options)
  await opened.club.browser.settled()
  return opened
}

const FRAMES = 60

/** Answers have come, and focus that was lost has had time to get a place, also after a dialog has faded out. */
async function settle({ browser }: TestClub) {
  await browser.settled()
  for (let frame = 0; frame < FRAMES && (frame < 2 || isFocusLost()); frame++)
    await new Promise(requestAnimationFrame)
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

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
