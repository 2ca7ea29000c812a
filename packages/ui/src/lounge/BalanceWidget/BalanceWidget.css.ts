import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const name = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    // Focus comes here by script alone, to be read out; the outline would promise that it can be operated.
    selectors: { '&:focus': { outline: 'none' } },
  },
  'name',
)
