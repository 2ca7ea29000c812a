/** Why those that failed did. */
export function reasonsOf(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
}
