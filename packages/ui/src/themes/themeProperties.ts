/** Values by role, nested as the contract of a theme is. */
export interface Values {
  readonly [name: string]: string | Values
}

/** Each custom property of the contract for which a theme has a value, with that value. */
export function themeProperties(names: Values, values: Values): [string, string][] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = names[key]
    if (name === undefined) return []
    if (typeof name === 'string' && typeof value === 'string')
      return [[name.slice('var('.length, -1), value] satisfies [string, string]]
    return typeof name === 'object' && typeof value === 'object' ? themeProperties(name, value) : []
  })
}
