import type { StyleRule } from '@vanilla-extract/css'
import { componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { currentOutline } from '../../themes/currentOutline.ts'
import {
  borderWidth,
  grid,
  layer,
  media,
  safeArea,
  space,
  touchTarget,
  typeSize,
  weight,
} from '../../tokens/scales.ts'

/** In the header on wide screens; as a bottom bar on phones. */
export const mainMenuPlaces = ['header', 'thumb'] as const
/** Where the main menu is: in the header on wide screens, or as a bottom bar on phones. */
export type MainMenuPlace = (typeof mainMenuPlaces)[number]

const places: Record<MainMenuPlace, StyleRule> = {
  header: {
    display: 'none',
    '@media': {
      // In the header's row only on wide screens, beside the balances; below that in its own row.
      [media.desktop]: { display: 'block', flex: '1 0 100%', order: 1, paddingBlockEnd: space[2] },
      [media.wide]: { flex: '1 0 auto', order: 0, paddingBlockEnd: 0 },
    },
  },
  thumb: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    paddingBlockEnd: safeArea.bottom,
    paddingInline: safeArea.inline,
    backgroundColor: vars.color.surface.raised,
    borderBlockStart: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
}

export const place = componentVariants('place', mainMenuPlaces, value => places[value])

export const list = componentVariants('list', mainMenuPlaces, value =>
  value === 'header'
    ? { display: 'flex', gap: space[1] }
    : // As wide as their text, then growing evenly: the longest in Spanish need more than an equal share. Enlarged
      // text is broken where it would lie on its neighbour.
      {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'auto',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      },
)

const current = {
  color: vars.color.accent.subtleFg,
  backgroundColor: vars.color.accent.subtleBg,
}

const links: Record<MainMenuPlace, StyleRule> = {
  header: {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingInline: space[3],
    borderRadius: vars.radius.medium,
    fontWeight: weight.semibold,
    selectors: { '&:hover, &[aria-current]': current },
    '@media': currentOutline,
  },
  thumb: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[1],
    minWidth: touchTarget,
    minHeight: grid(16),
    fontSize: typeSize.caption,
    fontWeight: weight.semibold,
    color: vars.color.text.muted,
    selectors: {
      '&[aria-current]': { color: vars.color.text.accent },
      // An outer focus ring would be below the edge of the screen.
      '&:focus-visible': { outlineOffset: `-${borderWidth.heavy}` },
    },
    '@media': currentOutline,
  },
}

export const link = componentVariants('link', mainMenuPlaces, value => links[value])
