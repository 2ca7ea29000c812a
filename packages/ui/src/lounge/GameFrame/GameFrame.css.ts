import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, space, viewport } from '../../tokens/scales.ts'

/** As high as the window allows beside the dialog's head and stub; a phone in landscape scrolls. */
export const stage = componentStyle('stage', {
  position: 'relative',
  display: 'flex',
  height: `clamp(${grid(76)}, calc(${viewport.height} - ${grid(60)}), ${grid(150)})`,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
})

export const frame = componentStyle('frame', { display: 'flex', flex: 1 })

/** Covers the game, which stays loaded beneath. */
export const cover = componentStyle('cover', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[5],
  padding: space[6],
  overflow: 'auto',
  backgroundColor: vars.color.surface.sunken,
})
