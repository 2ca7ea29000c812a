import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { grid, space, typeSize } from '../../tokens/scales.ts'
import { dateParts } from './dateParts.ts'

export const group = componentStyle('group', { display: 'grid', gap: space[1], justifyItems: 'start' })

export const parts = componentStyle('parts', { display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const part = componentStyle('part', { display: 'grid', gap: space[1] })

export const partLabel = componentStyle('partLabel', { fontSize: typeSize.small })

/** As wide as its digits. */
export const partBox = componentVariants('partBox', dateParts, of => ({
  width: of === 'year' ? grid(25) : grid(18),
  fontVariantNumeric: 'tabular-nums',
}))
