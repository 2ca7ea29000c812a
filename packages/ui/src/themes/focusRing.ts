import { borderWidth } from '../tokens/scales.ts'
import { vars } from './contract.css.ts'

/** For what surrounds a hidden control that has focus. */
export const focusRing = {
  outline: `${borderWidth.heavy} solid ${vars.color.focus.ring}`,
  outlineOffset: borderWidth.thick,
} as const
