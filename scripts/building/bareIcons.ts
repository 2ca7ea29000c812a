import type { Plugin } from 'vite'

/** Draws an icon as lucide does: one size, one weight, the colour of the text, no context and no class names. */
const bare = `
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

/** lucide-react's icons can do more than our one `Icon` asks of them, and every page would carry it. */
export const bareIcons: Plugin = {
  name: 'bare-icons',
  apply: 'build',
  load: id => (/\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/.test(id) ? bare : null),
  transform: (code, id) =>
    /\/lucide-react\/dist\/esm\/icons\//.test(id) ? { code: code.replace(keys, ''), map: null } : null,
}
