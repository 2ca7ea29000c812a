import type { Plugin } from 'vite'

const imported = /^import \{([^}]*)\} from ["']superstruct["']/gm
/** What asks a struct about a value does something: it throws. */
const asking = ['assert', 'create', 'is', 'mask', 'validate']

/** Says of each call that makes a struct that it does nothing else, so that a bundler leaves out those nobody uses. */
export function withPureStructs(code: string): string {
  const names = [...code.matchAll(imported)]
    .flatMap(([, list = '']) => list.split(',').map(name => name.trim().split(' as ').at(-1) ?? ''))
    .filter(name => /^\w+$/.test(name) && !asking.includes(name))
  if (names.length === 0) return code
  return code.replace(new RegExp(`(?<![\\w$.])(?:${names.join('|')})(?=\\()`, 'g'), '/* @__PURE__ */ $&')
}

/** A module with structs beside its rules gives a page its rules alone. */
export const pureStructs: Plugin = {
  name: 'pure-structs',
  enforce: 'post',
  transform: code => (code.includes('superstruct') ? { code: withPureStructs(code), map: null } : null),
}
