import { words } from './words.js'

/**
 * @typedef {{ symbols: number[], amount: number }} SpinResult
 * @typedef {{
 *   spinResults: SpinResult[], paytable: { symbol: number, amount: number }[], amount: number,
 *   segments: { amount: number, weight: number }[], stop: number,
 *   mode: 'fun' | 'prize', unit: 'points' | 'tokens', canReplay: boolean, price: number, text: typeof words.en
 * }} Round
 */

const SVG = 'http://www.w3.org/2000/svg'
const LOST_AFTER_MS = 15_000
const SYMBOLS = words.en.symbols.length
const MODES = ['fun', 'prize']
const UNITS = ['points', 'tokens']

const { dataset } = document.body
const clubOrigin = new URL(dataset.club ?? '').origin
export const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))
export const act = /** @type {HTMLButtonElement} */ (part('act'))
const again = part('again')
const leave = part('leave')

/** @param {'ready' | 'start' | 'end' | 'replay' | 'exit' | 'relaunch'} type */
export const post = type => parent.postMessage({ from: 'arcade-game', type }, clubOrigin)

export const say = (/** @type {string} */ sentence) => {
  part('spoken').textContent = sentence
}

/** One of the shared symbols. @param {number} symbol */
export function picture(symbol) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 64 64')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#symbol-${symbol}`)
  svg.append(use)
  return svg
}

const isSymbol = (/** @type {unknown} */ value) => Number.isInteger(value) && value >= 0 && value < SYMBOLS
const isAmount = (/** @type {unknown} */ value) => Number.isInteger(value) && value >= 0

/** Returns the round if the message is valid. @returns {Round | null} */
function roundOf(/** @type {any} */ data) {
  if (data?.from !== 'players-club' || data.type !== 'configuration') return null
  try {
    const { spinResults, paytable, amount, segments = [], stop = 0 } = JSON.parse(data.face)
    const isWhole =
      isAmount(amount) &&
      spinResults.length > 0 &&
      spinResults.every(each => each.symbols.every(isSymbol) && isAmount(each.amount)) &&
      paytable.every(each => isSymbol(each.symbol) && isAmount(each.amount)) &&
      segments.every(each => isAmount(each.amount) && each.weight > 0)
    if (!isWhole) return null
    const { mode, unit, canReplay, price = 0 } = data
    if (!MODES.includes(mode) || !UNITS.includes(unit) || !isAmount(price)) return null
    const text = data.locale === 'es' ? words.es : words.en
    return { spinResults, paytable, amount, segments, stop, mode, unit, canReplay, price, text }
  } catch {
    return null
  }
}

export const prizeOf = (/** @type {Round} */ { text, unit }, /** @type {number} */ amount) =>
  unit === 'tokens' ? text.tokens(amount) : text.points(amount)

/** The paytable: the prize of three equal symbols. @param {Round} round */
function layOut(round) {
  const { paytable, text, mode, unit } = round
  document.documentElement.lang = text === words.es ? 'es' : 'en'
  const name = (text === words.es ? dataset.nameEs : dataset.nameEn) ?? ''
  document.title = name
  part('name').textContent = name
  const forPrize = unit === 'tokens' ? text.tokenPrize : text.prize
  part('mode').textContent = mode === 'fun' ? text.fun : forPrize
  part('mode').hidden = false
  part('paytable-title').textContent = round.segments.length > 0 ? text.wheelTable : text.paytable
  part('paytable').replaceChildren(
    ...paytable.map(({ symbol, amount }) => {
      const line = document.createElement('li')
      const named = document.createElement('span')
      named.className = 'visually-hidden'
      named.textContent = `${text.symbols[symbol]}: `
      const worth = document.createElement('span')
      worth.textContent = prizeOf(round, amount)
      line.append(picture(symbol), named, worth)
      return line
    }),
  )
  again.textContent = round.price > 0 ? text.againFor(prizeOf(round, round.price)) : text.again
  leave.textContent = text.leave
}

/** Called when the round has been shown to its end. @param {Round} round */
export function finish(round) {
  const { amount, mode, text, canReplay } = round
  const prize = prizeOf(round, amount)
  const hadFocus = document.activeElement === act || part('board').contains(document.activeElement)
  say(amount === 0 ? text.none : mode === 'fun' ? text.wouldWin(prize) : text.total(prize))
  document.body.classList.add(amount > 0 ? 'won' : 'over')
  act.hidden = true
  again.hidden = !canReplay
  if (hadFocus) (canReplay ? again : leave).focus()
  post('end')
}

/**
 * Waits for the round and has the game show it, once: the host page opens another frame for another round.
 * @param {(round: Round) => void} show
 */
export function openFrame(show) {
  const text = navigator.language.startsWith('es') ? words.es : words.en
  say(text.waiting)
  leave.textContent = text.leave
  act.textContent = text.spin
  let isShown = false
  /** @type {'exit' | 'relaunch'} */
  let wayOut = 'exit'
  const lost = setTimeout(() => {
    say(text.lost)
    wayOut = 'relaunch'
  }, LOST_AFTER_MS)

  addEventListener('message', ({ origin, source, data }) => {
    if (isShown || origin !== clubOrigin || source !== parent) return
    const round = roundOf(data)
    if (!round) return
    isShown = true
    clearTimeout(lost)
    wayOut = 'exit'
    layOut(round)
    show(round)
  })
  again.addEventListener('click', () => post('replay'))
  leave.addEventListener('click', () => post(wayOut))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post(wayOut)
  })
  post('ready')
}
