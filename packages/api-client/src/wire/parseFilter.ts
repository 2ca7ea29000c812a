/**
 * Parses a filter from an address, `historyTypes:A,B;startDate:2026-03-05`, for validation by a struct. A text that is
 * not a filter is returned unchanged and fails there.
 */
export function parseFilter(lists: readonly string[]): (text: string) => unknown {
  return text => {
    const entries = text.split(';').map(part => {
      const [name = '', ...rest] = part.split(':')
      const value = rest.join(':')
      return [name, lists.includes(name) ? value.split(',') : value] as const
    })
    return entries.every(([name]) => name) ? Object.fromEntries(entries) : text
  }
}
