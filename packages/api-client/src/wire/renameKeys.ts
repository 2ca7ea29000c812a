type WireNames = Readonly<Record<string, string>>

/** The same content with other names of some members. */
export function renameKeys(value: unknown, wireNames: WireNames): unknown {
  if (Array.isArray(value)) return value.map(element => renameKeys(element, wireNames))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [wireNames[name] ?? name, renameKeys(member, wireNames)]),
  )
}

/** The reverse mapping. */
export const inverse = (wireNames: WireNames): WireNames =>
  Object.fromEntries(Object.entries(wireNames).map(([model, wire]) => [wire, model]))
