type Spellings = Readonly<Record<string, string>>

/** The same content with some member names spelled differently. */
export function respell(value: unknown, spellings: Spellings): unknown {
  if (Array.isArray(value)) return value.map(element => respell(element, spellings))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [spellings[name] ?? name, respell(member, spellings)]),
  )
}

const ways = new WeakMap<Spellings, Spellings>()

/** The reverse mapping. */
export function inverse(spellings: Spellings): Spellings {
  const known = ways.get(spellings)
  if (known) return known
  const back = Object.fromEntries(Object.entries(spellings).map(([model, wire]) => [wire, model]))
  ways.set(spellings, back)
  return back
}
