import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import {
  borderWidth,
  grid,
  lineHeight,
  media,
  space,
  touchTarget,
  typeSize,
  underlineOffset,
  weight,
} from '../../tokens/scales.ts'

const markSize = grid(8)

export const list = componentStyle('list', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
})

export const item = componentStyle('item', {
  position: 'relative',
  selectors: {
    // The perforation between two marks.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: `calc(${markSize} / 2)`,
      insetInlineStart: `calc(${markSize} + ${space[2]})`,
      insetInlineEnd: 0,
      borderBlockStart: `${borderWidth.thick} dashed ${vars.color.border.default}`,
    },
  },
})

export const step = componentStyle('step', {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[2],
  width: '100%',
  minHeight: touchTarget,
  textAlign: 'start',
})

export const back = componentStyle('back', { cursor: 'pointer', borderRadius: vars.radius.medium })

export const name = componentStyle('name', {
  fontSize: typeSize.caption,
  '@media': { [media.tablet]: { fontSize: typeSize.small } },
  fontWeight: weight.semibold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: vars.color.text.muted,
  selectors: {
    '[aria-current] &': { color: vars.color.text.default },
    [`${back} &`]: {
      color: vars.color.text.accent,
      textDecoration: 'underline',
      textUnderlineOffset: underlineOffset,
    },
  },
})

export const mark = componentStyle('mark', {
  display: 'grid',
  placeItems: 'center',
  width: markSize,
  height: markSize,
  border: `${borderWidth.thick} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.display,
  fontSize: typeSize.small,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.slow}, border-color ${vars.motion.slow}`,
})

const looks = {
  done: {
    color: vars.color.accent.fg,
    borderColor: vars.color.accent.bg,
    backgroundColor: vars.color.accent.bg,
    '@media': { [media.forcedColors]: { color: 'Canvas', backgroundColor: 'CanvasText' } },
  },
  current: {
    color: vars.color.text.accent,
    borderColor: vars.color.accent.border,
    boxShadow: `0 0 0 ${borderWidth.heavy} ${vars.color.accent.subtleBg}`,
  },
  ahead: { color: vars.color.text.muted },
}
export const markLook = componentVariants('markLook', ['done', 'current', 'ahead'], state => looks[state])
