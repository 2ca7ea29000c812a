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

export const list = componentStyle(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[2] },
  'list',
)

export const item = componentStyle(
  {
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
  },
  'item',
)

export const step = componentStyle(
  {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: space[2],
    width: '100%',
    minHeight: touchTarget,
    textAlign: 'start',
  },
  'step',
)

export const back = componentStyle({ cursor: 'pointer', borderRadius: vars.radius.medium }, 'back')

export const name = componentStyle(
  {
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
  },
  'name',
)

export const mark = componentStyle(
  {
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
  },
  'mark',
)

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
export const markLook = componentVariants(['done', 'current', 'ahead'], state => looks[state], 'markLook')
