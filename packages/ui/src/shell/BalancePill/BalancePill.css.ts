import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, touchTarget, unseen, weight } from '../../tokens/scales.ts'

/** Which balance a pill shows. */
export const balanceKinds = ['points', 'tokens'] as const
/** Which balance a pill shows. */
export type BalanceKind = (typeof balanceKinds)[number]

export const pill = componentStyle('pill', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  paddingInline: space[4],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  backgroundColor: vars.color.surface.raised,
  selectors: { '&:hover': { borderColor: vars.color.accent.border } },
})

export const coin = componentVariants('coin', balanceKinds, kind => ({
  width: grid(4.5),
  height: grid(4.5),
  borderRadius: kind === 'points' ? vars.radius.full : vars.radius.small,
  backgroundColor: kind === 'points' ? vars.color.points : vars.color.tokens,
  '@media': { [media.forcedColors]: { border: `${borderWidth.thick} solid CanvasText` } },
}))

export const unit = componentStyle('unit', {
  fontWeight: weight.medium,
  color: vars.color.text.muted,
  '@media': { [`not all and ${media.tablet}`]: unseen },
})

/** Beside the main menu there is room for the number alone. */
export const shortUnit = componentStyle('shortUnit', { '@media': { [media.desktop]: unseen } })
