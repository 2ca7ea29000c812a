/** Formats a filter for an address: `historyTypes:A,B;startDate:2026-03-05`. */
export function formatFilter(filter: object): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${Array.isArray(value) ? value.join(',') : String(value)}`)
    .join(';')
}
