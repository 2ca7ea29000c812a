import type { Plugin } from 'vite'

/** Draws an icon as lucide does: one size, one weight, the colour of the text, no context and no class names. */
export const bareIcon = `
import { createElement } from 'react'
export default function createLucideIcon({ node, size: side = 24 }) {
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
        width: size, height: size, viewBox: '0 0 ' + side + ' ' + side, fill: 'none', stroke: 'currentColor',
        strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
`

// A list of React's children needs keys, and random letters compress to nothing less; arguments need none.
const keys = /,\s*key: "\w+"/g

export const iconMaker = /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/
export const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]*$/
/** One icon's file. Its component has no effect either: who takes one icon out of many is spared the others. */
export const bareIconFile = (code: string): string =>
  code.replace(keys, '').replace(/ = (?=createLucideIcon\()/, ' = /* @__PURE__ */ ')

/** lucide-react's icons can do more than our one `Icon` asks of them, and every page would carry it. */
export const bareIcons: Plugin = {
  name: 'bare-icons',
  apply: 'build',
  load: id => (iconMaker.test(id) ? bareIcon : null),
  transform: (code, id) => (iconFile.test(id) ? { code: bareIconFile(code), map: null } : null),
}
