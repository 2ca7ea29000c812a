import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type Rule = StyleRule

const inLayer = (rule: Rule): StyleRule => ({ '@layer': { [layers.component]: rule } })

/**
 * A class in `@layer component`. Every component style uses it, so that the cascade does not depend on import
 * order. `debugId` is the readable part of the class name.
 */
export function componentStyle(debugId: string, rule: Rule): string {
  return style(inLayer(rule), debugId)
}

/**
 * Styles that components share and refine: the refining class wins, in whatever order a page loads the files.
 */
export function baseStyle(debugId: string, rule: Rule): string {
  return style({ '@layer': { [layers.base]: rule } }, debugId)
}

/** A total map of classes, one for each variant: `componentVariants('size', sizes, size => ({ … }))`. */
export function componentVariants<Variant extends string | number>(
  debugId: string,
  variants: readonly Variant[],
  rule: (variant: Variant) => Rule,
): Record<Variant, string> {
  const rules = Object.fromEntries(variants.map(variant => [variant, inLayer(rule(variant))]))
  // Object.fromEntries loses the key type; the keys are exactly `variants`.
  return styleVariants(rules as Record<string, ComplexStyleRule>, debugId) as Record<Variant, string>
}

/** For what a class cannot reach (a child of our own markup), still in `@layer component`. */
export function componentGlobalStyle(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.component]: rule } })
}
