import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, controlHeight, media, space, weight } from '../../tokens/scales.ts'
import { summaryMark, withoutTriangle } from './summaryStyles.ts'

export const disclosure = componentStyle('disclosure', {
  borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
})

export const summary = componentStyle('summary', {
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
    ...withoutTriangle,
  },
})

export const mark = componentStyle('mark', {
  ...summaryMark,
  '@media': { [media.print]: { display: 'none' } },
})

export const content = componentStyle('content', { paddingBlockEnd: space[5] })
