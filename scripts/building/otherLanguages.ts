import type { Plugin } from 'vite'

const other = '(?!en-US|es-ES)[a-z]{2}-[A-Z]{2}'
const lines = new RegExp(`^(?:import .*/${other}\\.m?js";|\\s*"${other}": .*)$`, 'gm')

/** react-aria lists its words in thirty languages; the club speaks two. Where it has no words it takes the English ones. */
export const otherLanguages: Plugin = {
  name: 'other-languages',
  transform: (code, id) =>
    /\/intlStrings\.m?js$/.test(id) ? { code: code.replace(lines, ''), map: null } : null,
}
