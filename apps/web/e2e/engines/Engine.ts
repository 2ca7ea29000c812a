/** Keys that are pressed by name. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowRight'

/** A window of a browser. Its input is real: at positions of the viewport, and to whatever has the focus. */
export interface BrowserWindow {
  open(url: string): Promise<void>
  /** Calls a function in the page, or in the frame that the selectors lead to, awaits it, and returns its JSON. */
  run<A, R>(work: (argument: A) => R, argument: A, frames?: readonly string[]): Promise<Awaited<R>>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Gives a file to the page's only file input. */
  chooseFile(path: string): Promise<void>
  /** The window that the page opens meanwhile. */
  popup(action: () => Promise<void>): Promise<BrowserWindow>
  close(): Promise<void>
  isClosed(): Promise<boolean>
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>
  /** The page's uncaught exceptions, as far as the engine reports them. */
  exceptions(): readonly string[]
}

/** A running browser. */
export interface Engine {
  /** A window with cookies and storage of its own. */
  openWindow(): Promise<BrowserWindow>
  /** Closes every window, and forgets their cookies and storage. */
  closeWindows(): Promise<void>
  stop(): Promise<void>
}

export const VIEWPORT = { width: 1280, height: 900 }
