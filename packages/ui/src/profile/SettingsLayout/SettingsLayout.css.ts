import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { currentOutline } from '../../themes/currentOutline.ts'
import {
  borderWidth,
  controlHeight,
  grid,
  media,
  pageMargin,
  pageWidth,
  space,
  touchTarget,
  weight,
} from '../../tokens/scales.ts'
import { summaryMark, withoutTriangle } from '../../primitives/Disclosure/summaryStyles.ts'

export const layout = componentStyle('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: pageMargin,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${grid(70)} minmax(0, 1fr)`, gap: space[12] },
  },
})

export const menu = componentStyle('menu', {
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.desktop]: { gap: space[4], alignSelf: 'start' } },
})

export const content = componentStyle('content', { minWidth: 0 })

export const list = componentStyle('list', {
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})

export const dropdown = componentStyle('dropdown', {
  border: `${borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.desktop]: { display: 'none' } },
})

export const summary = componentStyle('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: controlHeight.medium,
  paddingInline: space[4],
  borderRadius: vars.radius.medium,
  fontWeight: weight.semibold,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: withoutTriangle,
})

export const mark = componentStyle('mark', summaryMark)

export const panel = componentStyle('panel', {
  padding: space[2],
  borderBlockStart: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
})

export const inner = componentStyle('inner', { display: 'grid', gap: space[1] })

export const sub = componentStyle('sub', {
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[1],
  paddingInlineStart: space[8],
})

export const entry = componentStyle('entry', {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  fontWeight: weight.semibold,
  selectors: {
    '&:hover': { color: vars.color.text.accent },
    '&[aria-current]': { color: vars.color.accent.subtleFg, backgroundColor: vars.color.accent.subtleBg },
  },
  '@media': currentOutline,
})
