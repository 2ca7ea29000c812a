import { space, spaces } from '../tokens/scales.ts'
import { responsiveClasses } from './responsiveClasses.ts'

/** The classes of the space between children, by breakpoint and step; `responsive` picks them. */
export const gap = responsiveClasses(spaces, steps => ({ gap: space[steps] }))
