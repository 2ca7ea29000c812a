import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, touchTarget } from '../../tokens/scales.ts'

export const box = componentStyle({ position: 'relative' }, 'box')

export const room = componentStyle({ paddingInlineEnd: `calc(${touchTarget} + ${space[3]})` }, 'room')

export const toggle = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[1],
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text.default },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  },
  'toggle',
)
