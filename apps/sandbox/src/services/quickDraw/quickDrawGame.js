const clubOrigin = new URL(document.body.dataset.club ?? '').origin
const spoken = /** @type {HTMLElement} */ (document.getElementById('status'))
const board = /** @type {HTMLElement} */ (document.getElementById('lines'))
const again = /** @type {HTMLButtonElement} */ (document.getElementById('again'))
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
const STEP_MS = isStill ? 0 : 500

const words = {
  en: { drawing: 'Drawing …', done: 'That was the draw.', picture: 'Picture' },
  es: { drawing: 'Sorteando …', done: 'Ese fue el sorteo.', picture: 'Imagen' },
}

/** @param {object} message */
const post = message => parent.postMessage({ from: 'quick-draw', ...message }, clubOrigin)

/** @type {{ externalId: string, lines: number[][], pictures: string, locale: 'en' | 'es' } | undefined} */
let draw
let showing = 0

function show() {
  if (!draw) return
  const { lines, pictures, locale, externalId } = draw
  const mine = (showing += 1)
  const { drawing, done, picture } = words[locale]
  document.documentElement.lang = locale
  spoken.textContent = drawing
  again.disabled = true
  const steps = lines.flatMap((line, row) => line.map(symbol => ({ row, symbol })))
  board.replaceChildren(...lines.map(() => document.createElement('li')))

  const reveal = (/** @type {number} */ index) => {
    if (mine !== showing) return
    const step = steps[index]
    if (!step) {
      spoken.textContent = done
      again.disabled = false
      post({ type: 'drawn', externalId })
      return
    }
    const image = new Image(96, 72)
    image.src = new URL(`${pictures}${step.symbol}.svg`, clubOrigin).href
    image.alt = `${picture} ${step.symbol}`
    board.children[step.row]?.append(image)
    setTimeout(() => reveal(index + 1), STEP_MS)
  }
  reveal(0)
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== clubOrigin || source !== parent) return
  if (data?.from !== 'players-club' || data.type !== 'start') return
  draw = data
  show()
})
again.addEventListener('click', show)
for (const button of document.querySelectorAll('[data-warning]'))
  button.addEventListener('click', () =>
    post({ type: 'warning', reason: button.getAttribute('data-warning') }),
  )

post({ type: 'ready' })
