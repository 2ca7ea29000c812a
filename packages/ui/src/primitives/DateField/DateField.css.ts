import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { grid, space, typeSize } from '../../tokens/scales.ts'
import { dateParts } from './dateParts.ts'

export const group = componentStyle({ display: 'grid', gap: space[1], justifyItems: 'start' }, 'group')

export const parts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'parts')

export const part = componentStyle({ display: 'grid', gap: space[1] }, 'part')

export const partLabel = componentStyle({ fontSize: typeSize.small }, 'partLabel')

/** As wide as its digits. */
export const partBox = componentVariants(
  dateParts,
  of => ({ width: of === 'year' ? grid(25) : grid(18), fontVariantNumeric: 'tabular-nums' }),
  'partBox',
)
