/** The reasons of the rejected promises. */
export function reasonsOf(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
}
