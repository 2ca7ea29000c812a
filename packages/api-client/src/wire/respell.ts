type Spellings = Readonly<Record<string, string>>

/** The same content with some member names spelled differently. */
export function respell(value: unknown, spellings: Spellings): unknown {
  if (Array.isArray(value)) return value.map(element => respell(element, spellings))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [spellings[name] ?? name, respell(member, spellings)]),
  )
}

/** The reverse mapping. */
export const inverse = (spellings: Spellings): Spellings =>
  Object.fromEntries(Object.entries(spellings).map(([model, wire]) => [wire, model]))
