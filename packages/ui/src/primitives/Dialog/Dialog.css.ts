import { keyframes } from '@vanilla-extract/css'
import { componentGlobalStyle, componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  controlHeight,
  easing,
  grid,
  layer,
  media,
  opaque,
  query,
  safeArea,
  space,
} from '../../tokens/scales.ts'

/** `small` asks one question; `medium` holds a form; `large` holds longer content. */
export const dialogSizes = ['small', 'medium', 'large'] as const
/** `small` asks one question; `medium` holds a form; `large` holds longer content. */
export type DialogSize = (typeof dialogSizes)[number]

// Animations and no transitions: react-aria ends the transitions of a dialog that is still entering, and one that was
// closed by then would wait for the end of its transition, and stay.
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const beneath = { translate: `0 ${space[6]}` }
const rise = keyframes({ from: beneath })
const sink = keyframes({ to: beneath })
const moving = (name: string) => `${name} ${vars.motion.steady} ${easing.out}`
const leaving = '&[data-exiting]'

/**
 * Too low for a header and a footer beside the content: a phone in landscape, one whose keyboard is open, a page at
 * 400 %. Of the overlay and not of the page, because a keyboard leaves the page its height.
 */
const { low } = query

export const overlay = componentStyle('overlay', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // The visible height above a phone's on-screen keyboard.
  height: 'var(--visual-viewport-height)',
  containerType: 'size',
  zIndex: layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  paddingBlockStart: safeArea.top,
  paddingInline: safeArea.inline,
  backgroundColor: vars.color.surface.scrim,
  animation: moving(fadeIn),
  selectors: { [leaving]: { animation: `${moving(fadeOut)} forwards` } },
  '@media': {
    [media.tablet]: {
      alignItems: 'center',
      paddingBlock: `max(${space[6]}, ${safeArea.top}) max(${space[6]}, ${safeArea.bottom})`,
      paddingInline: `max(${space[6]}, ${safeArea.left}) max(${space[6]}, ${safeArea.right})`,
    },
    [media.print]: {
      position: 'static',
      display: 'block',
      height: 'auto',
      containerType: 'normal',
      padding: 0,
      backgroundColor: 'transparent',
    },
  },
})

// What is printed is the topmost dialog alone.
componentGlobalStyle(`body:has(> .${overlay}) > :not(.${overlay}), .${overlay}:has(~ .${overlay})`, {
  '@media': { [media.print]: { display: 'none' } },
})

// While a dialog prevents scrolling, a gutter takes the place of a scrollbar that has a width. The scrim does not cover
// it, for it is outside of the viewport, and shows the color of the root: the page has its own on the body meanwhile.
const rootWithGutter = `html[style*="scrollbar-gutter"]:has(.${overlay})`
// Below the root is the browser's own white or black, so its color is opaque: what the scrim makes of the page. The share
// is that of the light theme; in the dark ones the scrim has the color of the page.
const scrimmed = `color-mix(in srgb, ${vars.color.surface.scrim} 69%, ${vars.color.surface.page})`
componentGlobalStyle(rootWithGutter, { backgroundColor: opaque(scrimmed) })
componentGlobalStyle(`${rootWithGutter} > body`, {
  background: 'inherit',
  backgroundColor: vars.color.surface.page,
})

/** A small dialog is a bottom sheet on a phone, within reach of the thumb; the others fill the screen. */
export const overlaySize = componentVariants('overlaySize', dialogSizes, size =>
  size === 'small' ? {} : { alignItems: 'stretch' },
)

export const panel = componentStyle('panel', {
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.high,
  animation: moving(rise),
  selectors: { [leaving]: { animation: `${moving(sink)} forwards` } },
  '@media': {
    [media.tablet]: { height: 'auto', borderRadius: vars.radius.large },
    [media.print]: {
      display: 'block',
      maxHeight: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
    },
  },
})

const widths = { small: grid(112), medium: grid(144), large: grid(208) }

export const panelSize = componentVariants('panelSize', dialogSizes, size => ({
  ...(size === 'small'
    ? {
        maxHeight: `calc(100% - ${space[10]})`,
        borderStartStartRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.large,
      }
    : {}),
  '@media': {
    [media.tablet]: { maxHeight: '100%', maxWidth: widths[size] },
    [media.print]: { maxHeight: 'none' },
  },
  '@container': { [low]: { maxHeight: '100%' } },
}))

/** Above everything that scrolls beneath, raised elements included, so that presses reach it. */
const edge = {
  position: 'sticky',
  zIndex: layer.sticky,
  backgroundColor: vars.color.surface.overlay,
  '@container': { [low]: { position: 'static' } },
} as const

export const header = componentStyle('header', {
  ...edge,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[5],
  paddingInline: space[6],
})

/** The icon is aligned with the text's edge, its target extends further. */
export const corner = componentStyle('corner', {
  display: 'flex',
  flexShrink: 0,
  marginBlock: `-${space[2]}`,
  marginInlineEnd: `-${space[3]}`,
})

export const body = componentStyle('body', {
  flexGrow: 1,
  paddingBlockEnd: space[6],
  paddingInline: space[6],
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `calc(${space[6]} + ${safeArea.bottom})`,
      '@media': { [media.tablet]: { paddingBlockEnd: space[6] } },
    },
  },
})

/** A perforation like that of a stub, above the buttons. */
export const footer = componentStyle('footer', {
  ...edge,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlock: `${space[5]} calc(${space[5]} + ${safeArea.bottom})`,
  paddingInline: space[6],
  borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', paddingBlock: space[5] },
    [media.print]: { display: 'none' },
  },
})

/** Scroll padding for the header, even when a long title takes three lines. */
const heading = `calc(${space[20]} + 3lh)`
/** Scroll padding for the footer, whose buttons stand in a row, or in a column on a phone. */
const roomFor = (buttons: number) =>
  `calc(${buttons} * (${controlHeight.medium} + ${space[3]}) + 2 * ${space[5]} + ${safeArea.bottom})`
const oneButton = roomFor(1)
const twoButtons = roomFor(2)

/**
 * The whole dialog scrolls, so that keys scroll it as soon as it has focus; the scroll padding keeps the
 * focused control clear of header and footer, where these are sticky.
 */
export const dialog = componentStyle('dialog', {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  overflowY: 'auto',
  outline: 'none',
  scrollPaddingBlockStart: heading,
  selectors: {
    [`&:has(> ${footer})`]: { scrollPaddingBlockEnd: oneButton },
    [`&:has(> ${footer} > :nth-child(2))`]: {
      scrollPaddingBlockEnd: twoButtons,
      '@media': { [media.tablet]: { scrollPaddingBlockEnd: oneButton } },
    },
  },
  '@media': { [media.print]: { display: 'block', overflowY: 'visible' } },
  '@container': {
    [low]: {
      scrollPaddingBlockStart: 0,
      selectors: {
        [`&:has(> ${footer})`]: { scrollPaddingBlockEnd: safeArea.bottom },
        [`&:has(> ${footer} > :nth-child(2))`]: { scrollPaddingBlockEnd: safeArea.bottom },
      },
    },
  },
})
