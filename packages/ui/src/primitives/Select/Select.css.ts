import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const box = componentStyle('box', { position: 'relative' })

export const select = componentStyle('select', {
  appearance: 'none',
  paddingInlineEnd: space[12],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const mark = componentStyle('mark', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[4],
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
})
