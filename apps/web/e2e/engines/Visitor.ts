import sharp from 'sharp'
import { expect, PASSWORD } from '../../../../scripts/testing/world.ts'
import type { BrowserWindow, Key } from './Engine.ts'
import {
  addressOf,
  aimedClick,
  find,
  frameOrigin,
  isReady,
  reportOf,
  revealFrame,
  shows,
  type Ask,
  type Found,
  type Role,
} from './inPage.ts'

/** Within a scrollbar, and not at its border. */
const EDGE = 4

const SOON = { intervals: [50, 100, 250] }

type Spot = { readonly x: number; readonly y: number; readonly value: string }

/** A user with a mouse and a keyboard in one window, or in one of its frames. */
export class Visitor {
  readonly #window: BrowserWindow
  readonly #clubUrl: string
  readonly #frames: readonly string[]

  constructor(window: BrowserWindow, clubUrl: string, frames: readonly string[] = []) {
    this.#window = window
    this.#clubUrl = clubUrl
    this.#frames = frames
  }

  /** The same window, in a frame of the page. */
  inFrame(selector: string): Visitor {
    return new Visitor(this.#window, this.#clubUrl, [...this.#frames, selector])
  }

  /** Opens a path of the club, or a URL, and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    await this.#window.open(new URL(address, this.#clubUrl).href)
    await this.#until(() => this.#window.run(isReady, null), `${address} is ready`)
  }

  /** Clicks, again where the page moved in between and the click reached another part. */
  async click(role: Role, name: string): Promise<void> {
    const clicked = async () => {
      const { x, y } = await this.#reach({ role, name, action: 'aim' })
      await this.#window.click(x, y)
      const click = await this.run(aimedClick, null).catch(() => undefined)
      if (click === 'awaited') return 'no click arrived'
      return typeof click === 'object' && click ? `the click reached ${click.missed}` : 'clicked'
    }
    await expect.poll(clicked, { ...SOON, message: `the ${role} “${name}” is clicked` }).toBe('clicked')
  }

  /** Opens a window with a click. */
  async clickToOpen(role: Role, name: string): Promise<Visitor> {
    const opened = await this.#window.popup(() => this.click(role, name))
    const visitor = new Visitor(opened, this.#clubUrl)
    await this.#until(() => opened.run(isReady, null), 'the window is ready')
    return visitor
  }

  /** Replaces the text of a field. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('field', name)
    await this.#reach({ role: 'field', name, action: 'focus' })
    await this.#window.type(text)
  }

  /** Chooses an option by its text. */
  async choose(name: string, option: string): Promise<void> {
    await this.#reach({ role: 'field', name, action: { choose: option } })
  }

  /** Moves the focus to a part, as the keyboard would, and presses a key there. */
  async press(role: Role, name: string, key: Key): Promise<void> {
    await this.#reach({ role, name, action: 'focus' })
    await this.#window.press(key)
  }

  chooseFile(path: string): Promise<void> {
    return this.#window.chooseFile(path)
  }

  /** Waits for a part of the page, and returns its value or text. */
  async finds(role: Role, name: string): Promise<string> {
    return (await this.#reach({ role, name, action: 'read' })).value
  }

  async sees(text: string): Promise<void> {
    await this.#until(() => this.run(shows, text), `“${text}” is visible`)
  }

  async seesNoMore(text: string): Promise<void> {
    await this.#until(async () => !(await this.run(shows, text)), `“${text}” is not visible any more`)
  }

  /** Waits for an address of the club. */
  async arrivesAt(address: string): Promise<void> {
    await expect.poll(() => this.#window.run(addressOf, null), SOON).toBe(address)
    await this.#until(() => this.#window.run(isReady, null), `${address} is ready`)
  }

  /** Closes the window, so that the one which opened it is visible again: browsers slow down what is hidden. */
  async close(): Promise<void> {
    await this.#window.close()
  }

  async closes(): Promise<void> {
    await this.#until(() => this.#window.isClosed(), 'the window is closed')
  }

  async run<A, R>(work: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    for (const [depth, selector] of this.#frames.entries())
      await this.#window.run(revealFrame, selector, this.#frames.slice(0, depth))
    return this.#window.run(work, argument, this.#frames)
  }

  /** The colors of the window's left and right edge at half its height. */
  async edgeColors(): Promise<{ left: readonly number[]; right: readonly number[] }> {
    const { data, info } = await sharp(await this.#window.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number) => {
      const start = (Math.floor(info.height / 2) * info.width + x) * info.channels
      return [...data.subarray(start, start + info.channels)]
    }
    return { left: at(EDGE), right: at(info.width - 1 - EDGE) }
  }

  async signIn(email: string): Promise<void> {
    await this.fill('Email', email)
    await this.fill('Password', PASSWORD)
    await this.click('button', 'Sign In')
  }

  /** The page as a test's report shows it. */
  report(): Promise<string> {
    return this.#window.run(reportOf, null)
  }

  expectNoExceptions(): void {
    expect(this.#window.exceptions()).toEqual([])
  }

  /** Waits until a part can be reached. */
  async #reach(ask: Ask): Promise<Spot> {
    let spot: Spot = { x: 0, y: 0, value: '' }
    const isReached = async () => {
      const found = await this.#find(ask).catch((error: unknown) => ({ problem: String(error) }))
      if (found.problem !== null) return found.problem
      spot = found
      return 'reached'
    }
    await expect.poll(isReached, SOON).toBe('reached')
    return spot
  }

  /** Finds a part in its frame, with its position in the window: looking for it scrolls the pages around it, too. */
  async #find(ask: Ask): Promise<Found> {
    const found = await this.run(find, ask)
    if (found.problem !== null) return found
    let { x, y } = found
    for (const [depth, selector] of this.#frames.entries()) {
      const origin = await this.#window.run(frameOrigin, selector, this.#frames.slice(0, depth))
      if (!origin) return { problem: `The frame ${selector} moves.` }
      x += origin.x
      y += origin.y
    }
    return { ...found, x, y }
  }

  /** A page that is just being replaced cannot be asked. */
  async #until(isTrue: () => Promise<boolean>, sentence: string): Promise<void> {
    await expect
      .poll(() => isTrue().catch((error: unknown) => String(error)), { ...SOON, message: sentence })
      .toBe(true)
  }
}
