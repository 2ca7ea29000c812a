import { componentStyle } from '../../themes/componentStyle.ts'

/** Takes the focus for a moment; nothing in it has been chosen. */
export const opened = componentStyle({ selectors: { '&:focus': { outline: 'none' } } }, 'opened')
