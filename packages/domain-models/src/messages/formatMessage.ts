import { perLocale, type Locale } from './Locale.ts'

export type MessageParams = Readonly<Record<string, string | number>>

const numbers = /* @__PURE__ */ perLocale(tag => new Intl.NumberFormat(tag))
const plurals = /* @__PURE__ */ perLocale(tag => new Intl.PluralRules(tag))

/**
 * The part of ICU MessageFormat that our texts use: `{name}`, `{n, number}`, plural with `=n`, select, `#`, and
 * apostrophes that quote braces. It reads and writes in one pass; there is no tree to keep.
 */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  let at = 0

  /** Up to the brace that ends a branch, or to the end; `#` is the count of the plural around it. */
  function read(isBranch: boolean, count?: number): string {
    let written = ''
    while (at < text.length) {
      const char = text[at++]
      if (char === '}' && isBranch) break
      if (char === '{') written += argument()
      else if (char === "'") written += apostrophe()
      else if (char === '#' && count !== undefined) written += numbers(locale).format(count)
      else written += char
    }
    return written
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

  function argument(): string {
    const name = upTo(/[,}]/g)
    const value = params[name] ?? ''
    if (text[at++] === '}') return typeof value === 'number' ? numbers(locale).format(value) : value
    const kind = upTo(/[,}]/g)
    if (text[at++] === '}') return numbers(locale).format(Number(value))
    if (kind === 'select') return chosen([String(value), 'other'])
    const count = Number(value)
    return chosen([`=${count}`, plurals(locale).select(count), 'other'], count)
  }

  /** The first of these branches that there is. All are read, for the text goes on behind the last. */
  function chosen(names: readonly string[], count?: number): string {
    const branches = new Map<string, string>()
    for (let name = upTo(/[{}]/g); text[at++] === '{'; name = upTo(/[{}]/g))
      branches.set(name, read(true, count))
    return names.map(name => branches.get(name)).find(text => text !== undefined) ?? ''
  }

  function upTo(end: RegExp): string {
    end.lastIndex = at
    const start = at
    at = end.exec(text)?.index ?? text.length
    return text.slice(start, at).trim()
  }

  // Most texts say the same to everybody.
  return /[{']/.test(text) ? read(false) : text
}
