import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  easing,
  layer,
  lineHeight,
  media,
  space,
  touchTarget,
  tracking,
  typeSize,
  weight,
} from '../../tokens/scales.ts'
import { notched, perforation } from './notched.ts'

export const surface = createVar('surface')

export const ticket = componentStyle('ticket', {
  vars: { [surface]: vars.color.surface.raised },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  listStyle: 'none',
  // A box-shadow and no filter, which would be repainted for everything that moves on the page: the notches
  // are too small to matter in a shadow.
  boxShadow: vars.shadow.medium,
  borderRadius: vars.radius.large,
  transition: `transform ${vars.motion.steady} ${easing.out}`,
  '@media': {
    [media.hover]: { selectors: { '&:has(a:hover)': { transform: `translateY(-${borderWidth.heavy})` } } },
    [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` },
  },
})

export const art = componentStyle('art', {
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  backgroundColor: vars.color.surface.sunken,
  selectors: { '&:not(:first-child)': { borderRadius: 0 } },
})

/** The title above the picture. */
export const head = componentStyle('head', {
  padding: `${space[4]} ${space[5]}`,
  overflowWrap: 'anywhere',
  backgroundColor: surface,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
})

export const body = componentStyle('body', {
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[2],
  padding: `${space[5]} ${space[5]} ${space[4]}`,
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  backgroundColor: surface,
  selectors: {
    '&:last-child': {
      borderEndStartRadius: vars.radius.large,
      borderEndEndRadius: vars.radius.large,
    },
    '&:first-child': {
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
    },
  },
})

/** The edge with the perforation of the stub. */
export const torn = componentStyle('torn', {
  background: notched('100%', surface),
})

export const title = componentStyle('title', {
  fontFamily: vars.font.display,
  fontSize: typeSize.title,
  fontWeight: weight.bold,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.number,
  color: vars.color.text.default,
  textWrap: 'balance',
})

/** The title's link covers the whole ticket, so that the ticket is one target with one name. */
export const cover = componentStyle('cover', {
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.raised },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${borderWidth.heavy} solid ${vars.color.focus.ring}`,
      outlineOffset: borderWidth.heavy,
      borderRadius: vars.radius.large,
    },
  },
})

export const stub = componentStyle('stub', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minHeight: `calc(${touchTarget} + 2 * ${space[4]})`,
  padding: `${space[4]} ${space[5]}`,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  background: notched('0', surface),
  selectors: {
    '&::before': perforation,
  },
})
