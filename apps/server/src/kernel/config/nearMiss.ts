const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()

/** The edit distance: letters added, removed, changed or swapped with their neighbour. */
const distance = (a: string, b: string): number => {
  const known = new Map<string, number>()
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const place = `${i},${j}`
    const found = known.get(place)
    if (found !== undefined) return found
    const changed = between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swapped = isSwap ? between(i - 2, j - 2) + 1 : Infinity
    const least = Math.min(between(i - 1, j) + 1, between(i, j - 1) + 1, changed, swapped)
    known.set(place, least)
    return least
  }
  return between(a.length, b.length)
}

/** Short names are close to unrelated ones (MODE and NODE), long ones are not. */
const allowedSlips = (name: string) => (name.length >= 10 ? 2 : name.length >= 8 ? 1 : 0)

/** An environment holds many long names; only those of about the same length are compared. */
const isWithin = (a: string, b: string, slips: number) =>
  Math.abs(a.length - b.length) <= slips && distance(a, b) <= slips

/** The known name that `name` was probably meant to be; null if none is close. */
export const nearMiss = (name: string, known: readonly string[]): string | null => {
  if (known.includes(name)) return null
  return (
    known.find(
      candidate =>
        plain(candidate) === plain(name) ||
        isWithin(plain(candidate), plain(name), allowedSlips(plain(candidate))),
    ) ?? null
  )
}
