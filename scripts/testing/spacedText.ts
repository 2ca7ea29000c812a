/** What a reader may do to every text (WCAG 1.4.12), and nothing may be lost by it. */
export const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Looks at the page with its texts set wide. */
export function withSpacedText<Found>(look: () => Found): Found {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SPACED_TEXT)
  document.adoptedStyleSheets.push(sheet)
  try {
    return look()
  } finally {
    document.adoptedStyleSheets.pop()
  }
}
