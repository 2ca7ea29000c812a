import { act, finish, openFrame, part, post, say } from './frame.js'

const SVG = 'http://www.w3.org/2000/svg'
const RADIUS = 96
const PICTURE_AT = 70
const PICTURE_MOST = 30
const TURNS = 6
const TONES = 6

/** A point on the wheel, from the top clockwise. @param {number} part @param {number} radius */
const at = (part, radius) => {
  const angle = 2 * Math.PI * part - Math.PI / 2
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

openFrame(round => {
  const { segments, stop, paytable, text } = round
  const board = part('board')
  const all = segments.reduce((sum, { weight }) => sum + weight, 0)
  let from = 0
  const fields = segments.map(({ amount, weight }, index) => {
    const wide = weight / all
    const field = { middle: from + wide / 2, from, to: from + wide, amount, wide, index }
    from += wide
    return field
  })

  board.replaceChildren(
    ...fields.flatMap(({ from: start, to, middle, amount, wide }) => {
      const line = paytable.find(each => each.amount === amount)
      const tone = line ? (line.symbol % TONES) + 1 : 0
      const large = wide > 0.5 ? 1 : 0
      const path = `M0 0L${at(start, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(to, RADIUS)}Z`
      const field = drawn('path', { d: path, class: `field tone-${tone}`, 'data-amount': amount })
      if (!line) return [field]
      const side = Math.min(PICTURE_MOST, 2 * Math.PI * PICTURE_AT * wide)
      const [x, y] = at(middle, PICTURE_AT).split(' ').map(Number)
      const picture = drawn('use', {
        href: `#symbol-${line.symbol}`,
        x: (x ?? 0) - side / 2,
        y: (y ?? 0) - side / 2,
        width: side,
        height: side,
        transform: `rotate(${360 * middle} ${x} ${y})`,
      })
      return [field, picture]
    }),
    drawn('circle', { r: 16, class: 'hub' }),
  )

  async function turn() {
    if (act.hasAttribute('aria-disabled')) return
    act.setAttribute('aria-disabled', 'true')
    post('start')
    say(text.turning)
    const middle = fields[stop]?.middle ?? 0
    board.classList.add('turning')
    board.style.setProperty('--turns', String(TURNS + 1 - middle))
    // Forces a layout: otherwise the transition has not begun when its end is awaited.
    board.getBoundingClientRect()
    await Promise.allSettled(board.getAnimations().map(({ finished }) => finished))
    act.removeAttribute('aria-disabled')
    finish(round)
  }

  say(text.wheel)
  act.textContent = text.turn
  act.disabled = false
  act.addEventListener('click', () => void turn())
})
