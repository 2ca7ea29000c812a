import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { borderWidth, grid, lineHeight, space, typeSize, weight } from '../../tokens/scales.ts'

export const jackpot = componentStyle(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    padding: space[6],
    borderRadius: vars.radius.large,
    ...panelColors('copper'),
  },
  'jackpot',
)

export const amount = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: typeSize.display,
    fontWeight: weight.heavy,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: lineHeight.tight,
  },
  'amount',
)

export const prizeList = componentStyle(
  {
    display: 'grid',
    gap: space[4],
    // Also rendered inside dialogs.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${grid(80)}), 1fr))`,
  },
  'prizeList',
)

export const prize = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    padding: `${space[5]} ${space[6]}`,
    // The edge of a ticket's stub.
    borderInlineStart: `${borderWidth.heavy} solid ${vars.color.accent.bg}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.low,
  },
  'prize',
)

export const prizeName = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: typeSize.title,
    fontWeight: weight.bold,
    lineHeight: lineHeight.snug,
  },
  'prizeName',
)

export const facts = componentStyle(
  { fontVariantNumeric: 'tabular-nums', color: vars.color.text.muted },
  'facts',
)

export const winnerList = componentStyle(
  { display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1], fontWeight: weight.semibold },
  'winnerList',
)
