/** The page of results in an address, counted from 0. */
export function readResultsPage(search: string): number {
  const text = new URLSearchParams(search).get('results') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : 0
}
