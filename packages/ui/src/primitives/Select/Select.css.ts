import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const box = componentStyle({ position: 'relative' }, 'box')

export const select = componentStyle(
  {
    appearance: 'none',
    paddingInlineEnd: space[12],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
  'select',
)

export const mark = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[4],
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  },
  'mark',
)
