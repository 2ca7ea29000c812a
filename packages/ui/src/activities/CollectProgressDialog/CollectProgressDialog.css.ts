import { componentStyle } from '../../themes/componentStyle.ts'
import { space } from '../../tokens/scales.ts'

export const buckets = componentStyle('buckets', { display: 'grid', gap: space[5], listStyle: 'none' })

export const bucket = componentStyle('bucket', { display: 'grid', gap: space[2] })
