/** What a visitor looks for: a part of the page by its role and name, as assistive technology knows them. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'image'
  | 'link'
  | 'radio'
  | 'slider'
  | 'row'
  | 'tab'

export interface Target {
  readonly role: Role
  /** The whole name, or a part of it where nothing has it whole. */
  readonly name: string
}

export type Found =
  | { readonly problem: string }
  | { readonly problem: null; readonly x: number; readonly y: number; readonly value: string }

/** The outcome of a click on a part; unknown once its document is gone. */
export type Click = 'awaited' | 'arrived' | { readonly missed: string } | undefined

declare global {
  interface Window {
    aimedClick?: Click
  }
}

/**
 * What a part is looked for. To be aimed at, it has to keep its position. Where no engine lets a test use the browser's
 * own pop-up, an option is chosen by its value.
 */
export interface Ask extends Target {
  readonly action: 'read' | 'aim' | 'focus' | { readonly choose: string }
}

/**
 * Finds a visible part of the topmost dialog, or of the page without one, scrolls to it, and returns the position to
 * click at. The function is serialized into the page: it uses nothing from outside.
 */
export async function find({ role, name, action }: Ask): Promise<Found> {
  const selectors: Record<Role, string> = {
    button: 'button, [role="button"], summary, input[type="submit"]',
    checkbox: 'input[type="checkbox"]',
    dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
    field:
      'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"], [type="range"]), textarea, select',
    heading: 'h1, h2, h3, h4',
    image: 'img, [role="img"]',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    slider: 'input[type="range"]',
    row: 'tr, [role="row"]',
    tab: '[role="tab"]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

  const labelsOf = (element: Element): Element[] => [
    ...('labels' in element && element.labels instanceof NodeList
      ? (element.labels as NodeListOf<HTMLLabelElement>)
      : []),
  ]
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map(id => plain(document.getElementById(id)?.textContent))
    if (named.some(Boolean)) return plain(named.join(' '))
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (own) return plain(own)
    const labels = labelsOf(element)
    return plain((labels.length > 0 ? labels : [element]).map(each => each.textContent).join(' '))
  }

  const dialogs = [...document.querySelectorAll(selectors.dialog)].filter(isVisible)
  const scope = role === 'dialog' ? document : (dialogs.at(-1) ?? document)
  const parts = [...scope.querySelectorAll(selectors[role])].filter(isVisible)
  const element = parts.find(part => nameOf(part) === name) ?? parts.find(part => nameOf(part).includes(name))
  if (!(element instanceof HTMLElement || element instanceof SVGElement))
    return { problem: `There is no ${role} “${name}” among ${parts.map(nameOf).join(' | ')}.` }
  const value = 'value' in element ? String(element.value) : plain(element.textContent)
  if (element.matches(':disabled, [aria-disabled="true"]'))
    return { problem: `The ${role} “${name}” is disabled.` }

  if (action === 'focus') {
    element.focus()
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  } else if (typeof action === 'object' && element instanceof HTMLSelectElement) {
    const option = [...element.options].find(each => plain(each.textContent) === action.choose)
    if (!option) return { problem: `“${name}” has no option “${action.choose}”.` }
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set
    set?.call(element, option.value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }

  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const [label] = labelsOf(element)
  const before = element.getBoundingClientRect()
  if (action === 'aim') await new Promise(resolve => setTimeout(resolve, 50))
  const box = element.getBoundingClientRect()
  if (box.x !== before.x || box.y !== before.y) return { problem: `The ${role} “${name}” moves.` }
  // An input that is drawn by its label has no area of its own.
  const isDrawn = box.width > 2 && box.height > 2
  const area = isDrawn || !label ? box : label.getBoundingClientRect()
  const x = isDrawn || !label ? area.x + area.width / 2 : area.x + 12
  const y = area.y + Math.min(area.height / 2, isDrawn ? Infinity : 12)
  const top = document.elementFromPoint(x, y)
  const isReached =
    top !== null &&
    [element, ...(label ? [label] : [])].some(part => part.contains(top) || top.contains(part))
  if (!isReached && role !== 'dialog' && role !== 'row')
    return { problem: `The ${role} “${name}” is covered by ${top?.outerHTML.slice(0, 200)}.` }
  if (action === 'aim') {
    window.aimedClick = 'awaited'
    const note = (event: Event) => {
      const isHit = event.composedPath().some(part => part === element || part === label)
      const target = event.target instanceof Element ? event.target.outerHTML : 'no element'
      window.aimedClick = isHit ? 'arrived' : { missed: target.slice(0, 200) }
    }
    window.addEventListener('click', note, { capture: true, once: true })
  }
  return { problem: null, x, y, value }
}

export const aimedClick = (): Click => window.aimedClick

/** Whether a text is visible, inside one element. */
export function shows(text: string): boolean {
  const has = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').includes(text)
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const deepest = (element: Element): boolean => {
    const inner = [...element.children].filter(has)
    return inner.length > 0 ? inner.some(deepest) : isVisible(element)
  }
  return has(document.body) && deepest(document.body)
}

/** The page is loaded and hydrated: early input is not recorded any more. */
export function isReady(): boolean {
  return document.readyState === 'complete' && !('takeEarlyPress' in window)
}

export const addressOf = (): string => location.pathname + location.search

/** What a page shows, and which requests it has made: the server's answer, or 0 where none came. */
export function reportOf(): string {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const requests = entries.map(
    ({ startTime, duration, responseStatus, name }) =>
      `${Math.round(startTime)} ms, took ${Math.round(duration)} ms: ${responseStatus} ${name}`,
  )
  const pending = [...document.querySelectorAll('button[aria-disabled="true"], button:disabled')]
  const disabled = pending.map(button => button.textContent)
  const since = Math.round(performance.now())
  return [
    `${location.href}, ${since} ms after it was opened; the last click: ${JSON.stringify(window.aimedClick)}`,
    `Disabled: ${disabled.join(' | ')}`,
    document.body.innerText,
    ...requests,
  ].join('\n')
}

/** The element of a frame; `host >>> selector` looks into the shadow tree of a host. */
export function frameElement(path: string): Element | null {
  const [host = '', inner] = path.split(' >>> ')
  const found = document.querySelector(host)
  return inner === undefined ? found : (found?.shadowRoot?.querySelector(inner) ?? null)
}

/** Scrolls to a frame; a widget creates its frame only when it comes near the viewport. */
export function revealFrame(path: string): void {
  const [host = ''] = path.split(' >>> ')
  document.querySelector(host)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
}

/** The position of a frame's content; null while it moves. */
export async function frameOrigin(path: string): Promise<{ x: number; y: number } | null> {
  const [host = '', inner] = path.split(' >>> ')
  const found = document.querySelector(host)
  const frame = inner === undefined ? found : (found?.shadowRoot?.querySelector(inner) ?? null)
  if (!frame) return null
  const before = frame.getBoundingClientRect()
  await new Promise(resolve => setTimeout(resolve, 50))
  const { x, y } = frame.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return null
  return { x: x + frame.clientLeft, y: y + frame.clientTop }
}
