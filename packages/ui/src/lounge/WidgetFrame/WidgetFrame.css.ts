import { componentStyle } from '../../themes/componentStyle.ts'
import { space, viewport } from '../../tokens/scales.ts'

/** Fills the height that the page has reserved, so that nothing around the widget moves. */
export const frame = componentStyle('frame', {
  display: 'grid',
  alignContent: 'center',
  minHeight: viewport.height,
})

export const content = componentStyle('content', { padding: space[3] })
