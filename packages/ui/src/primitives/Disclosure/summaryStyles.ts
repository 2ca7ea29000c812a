import { vars } from '../../themes/contract.css.ts'
import { easing } from '../../tokens/scales.ts'

/** Hides Safari's own disclosure triangle. */
export const withoutTriangle = { '&::-webkit-details-marker': { display: 'none' } } as const

/** The mark of a summary turns while its details are open. */
export const summaryMark = {
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.steady} ${easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '0.5turn' } },
} as const
