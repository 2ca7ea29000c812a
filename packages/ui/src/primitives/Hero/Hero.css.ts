import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space } from '../../tokens/scales.ts'
import { heroSizes } from './heroVariants.ts'

export const hero = componentStyle('hero', {
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})

const columns = {
  medium: { gridTemplateColumns: '1.15fr 0.85fr', minHeight: grid(84) },
  large: { gridTemplateColumns: '1.05fr 0.95fr', minHeight: grid(108) },
}

export const sizeClass = componentVariants('size', heroSizes, size => ({
  '@media': { [media.tablet]: columns[size] },
}))

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[4],
  minWidth: 0,
  padding: `${space[6]} ${space[5]} ${space[8]}`,
  '@media': { [media.tablet]: { padding: space[8] }, [media.desktop]: { padding: space[10] } },
})

export const art = componentStyle('art', {
  height: grid(48),
  minWidth: 0,
  order: -1,
  '@media': { [media.tablet]: { position: 'relative', height: 'auto', order: 0 } },
})

/** A picture larger than its container is cropped and does not enlarge it. */
export const filling = componentStyle('filling', {
  height: '100%',
  '@media': { [media.tablet]: { position: 'absolute', inset: 0 } },
})
