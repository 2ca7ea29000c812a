import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { borderWidth, grid, lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const jackpot = componentStyle('jackpot', {
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[6],
  borderRadius: vars.radius.large,
  ...panelColors('copper'),
})

export const amount = componentStyle('amount', {
  fontFamily: vars.font.display,
  fontSize: typeSize.display,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
})

export const prizeList = componentStyle('prizeList', {
  display: 'grid',
  gap: space[4],
  // Also rendered inside dialogs.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${grid(80)}), 1fr))`,
})

export const prize = componentStyle('prize', {
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: `${space[5]} ${space[6]}`,
  // The edge of a ticket's stub.
  borderInlineStart: `${borderWidth.heavy} solid ${vars.color.accent.bg}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.low,
})

export const prizeName = componentStyle('prizeName', {
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.bold,
  lineHeight: lineHeight.snug,
})

export const facts = componentStyle('facts', {
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

export const winnerList = componentStyle('winnerList', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  fontWeight: weight.semibold,
})
