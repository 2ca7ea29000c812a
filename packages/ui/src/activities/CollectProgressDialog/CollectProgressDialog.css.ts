import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const buckets = componentStyle({ display: 'grid', gap: space[5], listStyle: 'none' }, 'buckets')

export const bucket = componentStyle({ display: 'grid', gap: space[2] }, 'bucket')
