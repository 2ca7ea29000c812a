import { raw } from 'hono/html'

/** The shared symbols, each drawn in a square of 64. */
export const SYMBOLS = [
  {
    name: 'sun',
    drawing: `<g class="gold"><path d="M32 4l5 10 10-5-1 11 11 1-6 9 9 6-10 5 4 10-11-1-1 11-9-6-6 9-5-10-10 4 1-11-11-1 6-9-9-6 10-5-4-10 11 1 1-11 9 6z"/></g><circle class="pale" cx="32" cy="32" r="13"/><path class="line" d="M26 33a7 7 0 0 0 12 0"/>`,
  },
  {
    name: 'saguaro',
    drawing: `<path class="green" d="M26 60V16a6 6 0 0 1 12 0v17h4a4 4 0 0 0 4-4v-5a5 5 0 0 1 10 0v7a12 12 0 0 1-12 12h-6v17z"/><path class="green" d="M26 47h-5A12 12 0 0 1 9 35v-5a5 5 0 0 1 10 0v4a4 4 0 0 0 4 4h3z"/><path class="light" d="M30 18v38M34 18v38M50 24v8M14 30v6"/><circle class="rose" cx="32" cy="9" r="4"/>`,
  },
  {
    name: 'gem',
    drawing: `<path class="teal" d="M14 8h36l12 16-30 34L2 24z"/><path class="pale" d="M20 24h24L32 52z" opacity=".55"/><path class="line" d="M2 24h60M20 24l12-16 12 16M20 24l12 34 12-34"/>`,
  },
  {
    name: 'nugget',
    drawing: `<path class="copper" d="M8 38l6-20 18-10 20 6 6 18-8 20-22 6-16-8z"/><path class="gold" d="M18 22l14-8 14 5-12 7z"/><path class="line" d="M14 18l20 8 18-12M34 26l2 30M8 38l26-12 24 6"/>`,
  },
  {
    name: 'storm',
    drawing: `<path class="cloud" d="M16 38a11 11 0 0 1 1-22 15 15 0 0 1 28-2 12 12 0 0 1 3 24z"/><path class="gold" d="M35 34L22 50h9l-4 12 16-18h-9l6-10z"/>`,
  },
  {
    name: 'horseshoe',
    drawing: `<path class="steel" d="M12 8h12v22a8 8 0 0 0 16 0V8h12v22a20 20 0 0 1-40 0z"/><path class="steel" d="M10 6h16v7H10zM38 6h16v7H38z"/><path class="dots" d="M18 20v.1M18 30v.1M23 40v.1M46 20v.1M46 30v.1M41 40v.1"/>`,
  },
  {
    name: 'bloom',
    drawing: `<path class="green" d="M30 40h4v22h-4z"/><g class="rose"><ellipse cx="32" cy="16" rx="8" ry="13"/><ellipse cx="47" cy="27" rx="13" ry="8"/><ellipse cx="41" cy="43" rx="9" ry="12" transform="rotate(-35 41 43)"/><ellipse cx="23" cy="43" rx="9" ry="12" transform="rotate(35 23 43)"/><ellipse cx="17" cy="27" rx="13" ry="8"/></g><circle class="gold" cx="32" cy="31" r="8"/>`,
  },
  {
    name: 'moon',
    drawing: `<path class="moonlit" d="M42 4a28 28 0 1 0 18 40A24 24 0 0 1 42 4z"/><path class="gold" d="M51 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/><circle class="crater" cx="22" cy="34" r="5"/><circle class="crater" cx="33" cy="49" r="4"/>`,
  },
] as const

/** The SVG sheet with each symbol once, from which the game refers to them. */
export const symbolSheet = raw(
  `<svg class="sheet" aria-hidden="true" focusable="false">${SYMBOLS.map(
    ({ name, drawing }, symbol) =>
      `<symbol id="symbol-${symbol}" viewBox="0 0 64 64" data-name="${name}">${drawing}</symbol>`,
  ).join('')}</svg>`,
)
