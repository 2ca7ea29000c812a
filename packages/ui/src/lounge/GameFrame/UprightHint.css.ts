import { componentStyle } from '../../themes/componentStyle.ts'

/** By the style sheet, so that it has its place before the page is hydrated: the server does not know the window. */
export const inLandscape = componentStyle('inLandscape', {
  display: 'none',
  '@media': { '(orientation: landscape)': { display: 'block' } },
})
