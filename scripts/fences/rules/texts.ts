import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** The attributes and properties that are texts: HTML's, and those of the kit. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'caption',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'lead',
  'message',
  'placeholder',
  'submitHint',
  'title',
])
const letters = /\p{L}/u

/** Every text that a person reads or hears needs a key, and so a translation. */
export const texts: Fence = {
  name: 'texts',
  instead:
    "Put the text into domain-models/messages (en and es, in its row's file) and show it by its key: useMessages() in ui, `translate` in a route's meta.",
  check: tree =>
    tree.sources
      .filter(
        ({ path }) =>
          /^(packages\/ui\/src|apps\/(web\/app|lucky-lounge-embed\/src))\/.*\.tsx$/.test(path) &&
          kindOf(path) === 'shipped',
      )
      .flatMap(wordsIn),
}

function wordsIn(source: Source): Breach[] {
  const found: Breach[] = []
  const say = (node: Node, text: string) => {
    const words = text.trim().replaceAll(/\s+/g, ' ')
    if (letters.test(words)) found.push({ path: source.path, line: source.lineOf(node), found: `"${words}"` })
  }
  walk(source.program, (node, around) => {
    if (node.type === 'JSXText') return say(node, node.value)
    if (node.type === 'JSXAttribute') {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (spoken.has(name) && node.value) for (const each of written(node.value)) say(each, textOf(each))
      return
    }
    if (node.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(around.at(-1)?.type ?? '')) {
      for (const each of written(node.expression)) say(each, textOf(each))
      return
    }
    if (node.type === 'Property' && node.key.type === 'Identifier' && isShown(around)) {
      if (spoken.has(node.key.name)) for (const each of written(node.value)) say(each, textOf(each))
    }
  })
  return found
}

/** The literals that an expression may evaluate to: both branches of a conditional, the parts of a template. */
function written(node: Node): Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return node.quasis
    case 'JSXExpressionContainer':
      return written(node.expression)
    case 'ParenthesizedExpression':
      return written(node.expression)
    case 'ConditionalExpression':
      return [...written(node.consequent), ...written(node.alternate)]
    case 'LogicalExpression':
      return [...written(node.left), ...written(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...written(node.left), ...written(node.right)] : []
    default:
      return []
  }
}

const textOf = (node: Node): string =>
  node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? String(node.value) : ''

/** Whether an object is an attribute's value, or a part of a page's meta data. */
const isShown = (around: readonly Node[]) =>
  around.some(
    each =>
      each.type === 'JSXAttribute' ||
      (each.type === 'FunctionDeclaration' && each.id?.name === 'meta') ||
      (each.type === 'VariableDeclarator' && each.id.type === 'Identifier' && each.id.name === 'meta'),
  )
