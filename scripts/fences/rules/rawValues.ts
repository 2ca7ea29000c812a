import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** Colours, sizes, durations and z-indexes come from tokens and themes. */
export const rawValues: Fence = {
  name: 'raw values',
  instead:
    'Take it from ui/tokens (space, radii, borderWidth, duration, layer, measure, lineOfText, query, typeSize, viewport …) or from `vars` of themes/contract.css.ts. If the scale lacks the value, add it there.',
  check: tree => tree.sources.filter(({ path }) => isStyled(path)).flatMap(rawIn),
}

function isStyled(path: string): boolean {
  if (kindOf(path) !== 'shipped') return false
  if (path.startsWith('packages/ui/src/tokens/')) return false
  // Themes consist of raw values; their style sheets do not.
  if (/^packages\/ui\/src\/themes\/.*(?<!\.css)\.ts$/.test(path)) return false
  return /^(packages\/ui\/src|apps\/(web|lucky-lounge-embed))\/.*\.tsx?$/.test(path)
}

const hex = /(?<![\w&#/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i
const colourCall = /(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i
const size = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:px|r?em|ch|[dsl]?v[wh]|pt|pc|cm|mm|in)(?![\w-])/i
const time = /(?<![\w.#-])(?:\d+\.?\d*|\.\d+)(?:ms|s)(?![\w-])/i
/** Nothing, and the size of the text itself, are no raw sizes. */
const harmless = /^(?:-?0+\.?0*[a-z]*|1em)$/i

const namedColour =
  /^(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver|teal|navy|maroon|olive|lime|aqua|cyan|magenta|fuchsia|indigo|violet|coral|tomato|crimson|salmon|khaki|beige|ivory|tan|orchid|plum|turquoise|rebeccapurple|(?:dark|light|medium|pale|deep|hot)\w+)$/i
const takesColour = /color|background|fill|stroke|border|outline|shadow|accent|caret/i
const takesLength =
  /^(?:(?:min|max)?(?:width|height)|(?:min|max)?(?:inline|block)Size|(?:margin|padding|inset|gap|rowGap|columnGap|top|right|bottom|left|scrollMargin|scrollPadding)\w*|border\w*(?:Width|Radius)|outline(?:Width|Offset)|fontSize|letterSpacing|textIndent|flexBasis|textUnderlineOffset|textDecorationThickness)$/i

function rawIn(source: Source): Breach[] {
  const found: Breach[] = []
  const say = (node: Node, what: string) =>
    found.push({ path: source.path, line: source.lineOf(node), found: what })
  walk(source.program, (node, around) => {
    if (around.some(each => each.type.startsWith('TS') && each.type.endsWith('Type'))) return
    if (
      around.some(
        each => /^(Import|Export(All|Named))Declaration$/.test(each.type) && 'source' in each && each.source,
      )
    )
      return
    if (isTimer(node)) return say(node, `raw duration in ${nameOf(node)}`)
    const key = keyAround(around)
    // `space[4]` is an index into a scale, not a raw size.
    const parent = around.at(-1)
    if (parent?.type === 'MemberExpression') return
    // `grid(13)` counts steps of the 4-px grid.
    if (parent && nameOf(parent) === 'grid') return
    if (node.type === 'Literal' && typeof node.value === 'number') {
      if (key === 'zIndex') return say(node, `raw z-index ${node.value}`)
      const isSize = source.path.endsWith('.css.ts') && key !== undefined && takesLength.test(key)
      return isSize && node.value !== 0 ? say(node, `raw size ${key}: ${node.value}`) : undefined
    }
    const text = textOf(node)
    if (text === undefined || key === 'href' || key === 'd' || key === 'viewBox') return
    if (key === 'zIndex' && /\d/.test(text)) return say(node, `raw z-index ${text}`)
    const raw = rawPart(text, key)
    if (raw) say(node, raw)
  })
  return found
}

function rawPart(text: string, key: string | undefined): string | undefined {
  const colour = hex.exec(text)?.[0] ?? colourCall.exec(text)?.[0]
  if (colour) return `raw colour ${colour}`
  const names = key !== undefined && takesColour.test(key) ? text.split(/[\s,()]+/) : []
  const name = names.find(word => namedColour.test(word))
  if (name) return `raw colour ${name}`
  const length = allOf(size, text).find(each => !harmless.test(each))
  if (length) return `raw size ${length}`
  const duration = allOf(time, text).find(each => !harmless.test(each))
  return duration ? `raw duration ${duration}` : undefined
}

const allOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(new RegExp(pattern.source, 'gi'))].map(match => match[0])

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return node.value.raw
  return undefined
}

/** The property or attribute that a value belongs to: in `width: cond ? '4px' : x` it is `width`. */
function keyAround(around: readonly Node[]): string | undefined {
  for (const node of around.toReversed()) {
    if (node.type === 'Property') {
      if (node.key.type === 'Identifier' && !node.computed) return node.key.name
      return node.key.type === 'Literal' ? String(node.key.value) : undefined
    }
    if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' ? node.name.name : undefined
    if (/Function|Statement|Declaration/.test(node.type)) return undefined
  }
  return undefined
}

const timers = ['setTimeout', 'setInterval']
const nameOf = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : ''

function isTimer(node: Node): boolean {
  if (node.type !== 'CallExpression' || !timers.includes(nameOf(node))) return false
  const [, delay] = node.arguments
  return delay?.type === 'Literal' && delay.value !== 0
}
