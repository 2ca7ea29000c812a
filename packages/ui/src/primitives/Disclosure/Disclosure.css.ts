import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, controlHeight, easing, space, weight } from '../../tokens/scales.ts'

export const disclosure = componentStyle(
  { borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}` },
  'disclosure',
)

export const summary = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: controlHeight.medium,
    paddingBlock: space[3],
    fontWeight: weight.semibold,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.accent },
      // Hides Safari's own disclosure triangle.
      '&::-webkit-details-marker': { display: 'none' },
    },
  },
  'summary',
)

export const mark = componentStyle(
  {
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.text.muted,
    transition: `rotate ${vars.motion.steady} ${easing.out}`,
    selectors: { 'details[open] > summary > &': { rotate: '0.5turn' } },
  },
  'mark',
)

export const content = componentStyle({ paddingBlockEnd: space[5] }, 'content')
