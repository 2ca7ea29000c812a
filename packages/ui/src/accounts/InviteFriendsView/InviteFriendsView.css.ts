import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { measure, space, tracking, typeSize, weight } from '../../tokens/scales.ts'

export const page = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: space[6], maxWidth: measure.text },
  'page',
)

export const code = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: typeSize.display,
    fontWeight: weight.bold,
    letterSpacing: tracking.code,
    overflowWrap: 'anywhere',
  },
  'code',
)

export const rules = componentStyle(
  { display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' },
  'rules',
)
