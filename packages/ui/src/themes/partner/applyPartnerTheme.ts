import { vars } from '../contract.css.ts'
import { partnerTheme, type PartnerBrand } from '../partnerTheme.ts'
import { themeProperties, type Values } from '../themeProperties.ts'
import { shadows } from '../ThemeValues.ts'

export type { PartnerBrand } from '../partnerTheme.ts'

/**
 * Applies a partner's theme to an element at run time, through the CSSOM, which the content security policy
 * allows. Throws an explanation when the brand's colours have too little contrast; the element keeps its
 * previous theme. An element below `<html>` needs `data-theme` for its own colours, and what opens above the page, as
 * dialogs and lists do, stays in the theme of `<html>`.
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
  for (const [name, value] of themeProperties({ ...vars }, { color, radius, shadow: shadows(shade) }))
    style.setProperty(name, value)
  style.colorScheme = colorScheme
}
