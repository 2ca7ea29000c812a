const imported = /^import \{([^}]*)\} from ["']superstruct["']/gm
/** What asks a struct about a value does something: it throws. */
const asking = ['assert', 'create', 'is', 'mask', 'validate']

/**
 * Says of each call that makes a struct that it does nothing else: a bundler takes the rule from a module and leaves out
 * the structs that nobody uses.
 */
export function withPureStructs(code: string): string {
  const names = [...code.matchAll(imported)]
    .flatMap(([, list = '']) => list.split(',').map(name => name.trim().split(' as ').at(-1) ?? ''))
    .filter(name => /^\w+$/.test(name) && !asking.includes(name))
  if (names.length === 0) return code
  return code.replace(new RegExp(`(?<![\\w$.])(?:${names.join('|')})(?=\\()`, 'g'), '/* @__PURE__ */ $&')
}
