import { componentStyle } from '../../themes/componentStyle.ts'

/** Focused by script only; nothing in it is interactive. */
export const opened = componentStyle('opened', { selectors: { '&:focus': { outline: 'none' } } })
