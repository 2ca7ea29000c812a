import { formatNumber, perLocale } from './formatNumber.ts'
import type { Locale } from './Locale.ts'

/** The values of a text's placeholders, by name. */
export type MessageParams = Readonly<Record<string, string | number>>

/** Writes one text, or a branch of it; `count` is that of the plural around it. */
type Writer = (params: MessageParams, locale: Locale, count?: number) => string

/** Texts are read once and written often. */
const writers = /* @__PURE__ */ new Map<string, Writer>()

/**
 * The part of ICU MessageFormat that our texts use: `{name}`, `{n, number}`, plural with `=n`, select, `#`, and
 * apostrophes that quote braces.
 */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  let write = writers.get(text)
  // Most texts say the same to everybody.
  if (!write) writers.set(text, (write = /[{']/.test(text) ? writerOf(text) : () => text))
  return write(params, locale)
}

const pluralRules = /* @__PURE__ */ perLocale(tag => new Intl.PluralRules(tag))

function writerOf(text: string): Writer {
  let at = 0

  /** Up to the brace that ends a branch, or to the end. */
  function read(isBranch: boolean, isPlural = false): Writer {
    const parts: (string | Writer)[] = []
    while (at < text.length) {
      const char = text.charAt(at++)
      if (char === '}' && isBranch) break
      if (char === '{') parts.push(argument())
      else if (char === '#' && isPlural) parts.push((_, locale, count = 0) => formatNumber(count, locale))
      else parts.push(char === "'" ? apostrophe() : char + upTo(/[{}#']/g))
    }
    return (params, locale, count) => {
      let written = ''
      for (const part of parts) written += typeof part === 'string' ? part : part(params, locale, count)
      return written
    }
  }

  /** Two are one; one before a brace or # begins a quotation; any other is itself. */
  function apostrophe(): string {
    if (text[at] === "'") return text.charAt(at++)
    if (!/[{}#]/.test(text.charAt(at))) return "'"
    const end = text.indexOf("'", at)
    const quoted = text.slice(at, end < 0 ? text.length : end)
    at += quoted.length + 1
    return quoted
  }

  function argument(): Writer {
    const name = upTo(/[,}]/g).trim()
    if (text[at++] === '}')
      return ({ [name]: value = '' }, locale) =>
        typeof value === 'number' ? formatNumber(value, locale) : value
    const kind = upTo(/[,}]/g).trim()
    if (text[at++] === '}') return ({ [name]: value }, locale) => formatNumber(Number(value ?? ''), locale)
    return kind === 'select' ? selection(name) : plural(name)
  }

  function selection(name: string): Writer {
    const branches = branchesOf(false)
    return (params, locale) =>
      (branches.get(String(params[name])) ?? branches.get('other'))?.(params, locale) ?? ''
  }

  function plural(name: string): Writer {
    const branches = branchesOf(true)
    const hasExact = [...branches.keys()].some(branch => branch.startsWith('='))
    return (params, locale) => {
      const count = Number(params[name] ?? '')
      const exact = hasExact ? branches.get(`=${count}`) : undefined
      const category = pluralRules(locale).select(count)
      const write = exact ?? branches.get(category) ?? branches.get('other')
      return write?.(params, locale, count) ?? ''
    }
  }

  function branchesOf(isPlural: boolean): Map<string, Writer> {
    const branches = new Map<string, Writer>()
    for (let name = upTo(/[{}]/g); text[at++] === '{'; name = upTo(/[{}]/g))
      branches.set(name.trim(), read(true, isPlural))
    return branches
  }

  function upTo(end: RegExp): string {
    end.lastIndex = at
    const start = at
    at = end.exec(text)?.index ?? text.length
    return text.slice(start, at)
  }

  return read(false)
}
