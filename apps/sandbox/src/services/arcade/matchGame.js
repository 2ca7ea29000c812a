import { act, finish, openFrame, part, picture, post, say } from './frame.js'

const ALIKE = 3
const ROW = 3
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
})

openFrame(round => {
  const { spinResults, text, amount } = round
  const symbols = spinResults[0]?.symbols ?? []
  /** @type {Set<number>} */
  const open = new Set()
  const places = symbols.map((_, place) => {
    const button = document.createElement('button')
    button.className = 'place'
    button.setAttribute('aria-label', text.cover(place + 1))
    button.addEventListener('click', () => uncover(place))
    return button
  })

  /** The symbol that is there three times, as soon as all three are uncovered. */
  const alike = () =>
    symbols.find(
      symbol => symbols.filter((each, place) => each === symbol && open.has(place)).length === ALIKE,
    )

  const show = (/** @type {number} */ place) => {
    const symbol = symbols[place] ?? 0
    open.add(place)
    places[place]?.classList.add('open')
    places[place]?.replaceChildren(picture(symbol))
    places[place]?.setAttribute('aria-label', text.open(place + 1, text.symbols[symbol] ?? ''))
  }

  function end() {
    const winner = alike()
    const focused = places.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement))
    for (const place of symbols.keys()) if (!open.has(place)) show(place)
    for (const [place, button] of places.entries()) {
      button.classList.toggle('alike', amount > 0 && symbols[place] === winner)
      button.setAttribute('aria-disabled', 'true')
    }
    if (focused >= 0) act.focus()
    finish(round)
  }

  function uncover(/** @type {number} */ place) {
    if (open.has(place)) return
    if (open.size === 0) post('start')
    show(place)
    if (alike() !== undefined || open.size === symbols.length) return end()
    say(text.open(place + 1, text.symbols[symbols[place] ?? 0] ?? ''))
  }

  part('board').replaceChildren(...places)
  part('board').addEventListener('keydown', event => {
    const step = STEPS[event.key]
    const at = places.indexOf(/** @type {HTMLButtonElement} */ (event.target))
    if (step === undefined || at < 0) return
    event.preventDefault()
    places[at + step]?.focus()
  })
  say(text.uncover)
  act.textContent = text.all
  act.disabled = false
  act.addEventListener('click', () => {
    if (act.hidden) return
    if (open.size === 0) post('start')
    for (const place of symbols.keys()) if (!open.has(place)) show(place)
    end()
  })
})
