import { vars } from '../contract.css.ts'
import { partnerTheme, type PartnerBrand } from '../partnerTheme.ts'
import { shadows } from '../ThemeValues.ts'

interface Values {
  readonly [name: string]: string | Values
}

/** Each custom property of the contract with the value that the theme has for it. */
function properties(names: Values, values: Values): [string, string][] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = names[key]
    if (name === undefined) return []
    if (typeof name === 'string' && typeof value === 'string')
      return [[name.slice('var('.length, -1), value] satisfies [string, string]]
    return typeof name === 'object' && typeof value === 'object' ? properties(name, value) : []
  })
}

/**
 * Gives an element a partner's theme while it is running, through the CSSOM, which no content policy forbids. Throws a
 * sentence where the brand's colours cannot be read by everyone; the element keeps the theme it has then.
 */
export function applyPartnerTheme({ style }: HTMLElement, brand: PartnerBrand): void {
  const { colors, shade, radius, colorScheme } = partnerTheme(brand)
  const color: Values = { ...colors }
  for (const [name, value] of properties({ ...vars }, { color, radius, shadow: shadows(shade) }))
    style.setProperty(name, value)
  style.colorScheme = colorScheme
}
