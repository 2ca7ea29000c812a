import { act, finish, openFrame, part, picture, post, prizeOf, say } from './frame.js'

const FIRST = [1, 0, 2]
const SYMBOLS = 8
const TURNS = 9
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
const strips = /** @type {HTMLElement[]} */ ([...part('board').querySelectorAll('.strip')])
/** The symbol that each reel shows now. */
const shown = [...FIRST]

/** Turns a reel on to a symbol. @param {number} reel @param {number} symbol */
async function turn(reel, symbol) {
  const strip = strips[reel]
  if (!strip) return
  const turns = isStill ? 0 : TURNS + 4 * reel
  const passing = Array.from({ length: turns }, (_, index) => (symbol + 3 * index + reel + 1) % SYMBOLS)
  strip.classList.remove('turning')
  strip.style.setProperty('--steps', '0')
  strip.replaceChildren(...[shown[reel] ?? 0, ...passing, symbol].map(picture))
  // Forces a layout: otherwise the browser would merge both positions into one change, without a transition.
  strip.getBoundingClientRect()
  strip.classList.add('turning')
  strip.style.setProperty('--steps', String(turns + 1))
  shown[reel] = symbol
  await Promise.allSettled(strip.getAnimations().map(({ finished }) => finished))
}

openFrame(round => {
  const { spinResults, text } = round
  const marks = spinResults.map(() => document.createElement('li'))
  part('marks').setAttribute('aria-label', text.spins)
  part('marks').replaceChildren(...marks)
  part('marks').hidden = false
  let spins = 0
  let isTurning = false
  const label = () => {
    act.textContent = text.spinOf(spins + 1, spinResults.length)
  }

  async function spin() {
    const result = spinResults[spins]
    if (isTurning || !result) return
    isTurning = true
    if (spins === 0) post('start')
    spins += 1
    // `disabled` would lose the focus of the button while it is pressed, `aria-disabled` keeps it.
    act.setAttribute('aria-disabled', 'true')
    part('board').classList.remove('alike')
    say(text.spinning)
    await Promise.all(result.symbols.map((symbol, reel) => turn(reel, symbol)))
    isTurning = false
    act.removeAttribute('aria-disabled')

    const names = result.symbols.map(symbol => text.symbols[symbol]).join(', ')
    const what = result.amount > 0 ? text.won(prizeOf(round, result.amount)) : text.nothing
    const mark = marks[spins - 1]
    if (mark) {
      mark.className = result.amount > 0 ? 'punched gold' : 'punched'
      mark.textContent = `${text.spinOf(spins, spinResults.length)}: ${names}. ${what}`
    }
    part('board').classList.toggle('alike', result.amount > 0)
    if (spins === spinResults.length) return finish(round)
    say(`${names}. ${what}`)
    label()
  }

  say(text.ready)
  label()
  act.disabled = false
  act.addEventListener('click', () => void spin())
})

for (const [reel, strip] of strips.entries()) strip.replaceChildren(picture(FIRST[reel] ?? 0))
