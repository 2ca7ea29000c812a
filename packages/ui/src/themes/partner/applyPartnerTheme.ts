import { vars } from '../contract.css.ts'
import { partnerTheme, type PartnerBrand } from '../partnerTheme.ts'
import { shadows } from '../ThemeValues.ts'

export type { PartnerBrand } from '../partnerTheme.ts'

interface Values {
  readonly [name: string]: string | Values
}

/** Each custom property of the contract with the theme's value. */
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
 * Applies a partner's theme to an element at run time, through the CSSOM, which the content security policy
 * allows. Throws an explanation when the brand's colours have too little contrast; the element keeps its
 * previous theme.
 *
 * @example
 * ```ts
 * import { applyPartnerTheme } from '@players-club/ui/themes/partner'
 *
 * applyPartnerTheme(document.documentElement, {
 *   accent: '#0b5c4a',
 *   surface: '#ffffff',
 *   text: '#1d1d1f',
 *   radius: 8,
 * })
 * ```
 */
export function applyPartnerTheme({ style }: HTMLElement, brand: PartnerBrand): void {
  const { colors, shade, radius, colorScheme } = partnerTheme(brand)
  const color: Values = { ...colors }
  for (const [name, value] of properties({ ...vars }, { color, radius, shadow: shadows(shade) }))
    style.setProperty(name, value)
  style.colorScheme = colorScheme
}
