import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  grid,
  layer,
  media,
  pageMargin,
  pageWidth,
  query,
  safeArea,
  space,
  typeSize,
  unseen,
  weight,
} from '../../tokens/scales.ts'

export const header = componentStyle('header', {
  zIndex: layer.sticky,
  paddingBlockStart: safeArea.top,
  paddingInline: safeArea.inline,
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  // Not sticky on phones: the screen is short, and the main menu is fixed at the bottom.
  position: 'relative',
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
})

export const bar = componentStyle('bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  maxWidth: pageWidth,
  minHeight: grid(18),
  marginInline: 'auto',
  paddingInline: pageMargin,
  '@media': {
    [media.tablet]: { flexWrap: 'nowrap', columnGap: space[3] },
    [media.desktop]: { flexWrap: 'wrap' },
    [media.wide]: { flexWrap: 'nowrap' },
  },
})

export const brand = componentStyle('brand', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[3],
  marginInlineEnd: 'auto',
  paddingBlock: space[2],
  fontFamily: vars.font.display,
  fontSize: typeSize.lead,
  fontWeight: weight.bold,
  lineHeight: '1.1',
  '@media': { [media.wide]: { marginInlineEnd: space[4] } },
})

export const lottery = componentStyle('lottery', {
  display: 'none',
  fontFamily: vars.font.text,
  fontSize: typeSize.caption,
  fontWeight: weight.medium,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { display: 'block' } },
})

export const clubName = componentStyle('clubName', { '@media': { [query.unnamed]: unseen } })

/** Two balances and three buttons are too wide for a phone: there the balances have their own row. */
export const balances = componentStyle('balances', {
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  order: 1,
  gap: space[2],
  paddingBlockEnd: space[3],
  '@media': {
    [query.phone]: {
      selectors: { '&:has(> :only-child)': { flexBasis: 'auto', order: 0, paddingBlockEnd: 0 } },
    },
    // Below each other where they are too wide for the row.
    [media.tablet]: {
      flexBasis: 'auto',
      justifyContent: 'flex-end',
      order: 0,
      paddingBlock: space[2],
    },
  },
})

export const forYou = componentStyle('forYou', { '@media': { [`not all and ${media.desktop}`]: unseen } })

/** Only its star is shown beside balances. */
export const forYouStar = componentStyle('forYouStar', { '@media': { [media.desktop]: unseen } })

export const who = componentStyle('who', {
  paddingInline: space[3],
  paddingBlock: space[2],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})
