import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, lineHeight, media, space, typeSize, weight } from '../../tokens/scales.ts'

export const jackpot = componentStyle(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    padding: space[6],
    borderRadius: vars.radius.large,
    color: vars.color.panel.copper.fg,
    backgroundColor: vars.color.panel.copper.bg,
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
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  },
  'prizeList',
)

export const prize = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    padding: space[5],
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
  },
  'prize',
)

export const prizeName = componentStyle(
  { fontFamily: vars.font.display, fontSize: typeSize.lead, fontWeight: weight.bold },
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
