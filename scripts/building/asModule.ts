const required = /^var \w+ = require\("[^;]*;$/m
const each = /(\w+) = require\("([\w-]+)"\)/g
const given = /^exports\.(\w+) =/gm

/**
 * A CommonJS file as an ES module: what it requires at its top is imported, and each of its exports is a variable of
 * its own, so that a bundler sees which of them nobody uses.
 */
export function asModule(code: string): string {
  const imports = [...(required.exec(code)?.[0] ?? '').matchAll(each)].map(
    ([, name, from]) => `import * as ${name} from '${from}'\n`,
  )
  const names = new Set([...code.matchAll(given)].map(([, name]) => name))
  const body = code
    .replace(required, '')
    .replace(given, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1')
  const exports = [...names].map(name => `exported_${name} as ${name}`)
  return `${imports.join('')}${body}\nexport { ${exports.join(', ')} }\n`
}
