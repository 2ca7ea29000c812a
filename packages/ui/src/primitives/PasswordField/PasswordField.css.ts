import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space, touchTarget } from '../../tokens/scales.ts'

export const box = componentStyle('box', { position: 'relative' })

export const room = componentStyle('room', { paddingInlineEnd: `calc(${touchTarget} + ${space[3]})` })

export const toggle = componentStyle('toggle', {
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
})
