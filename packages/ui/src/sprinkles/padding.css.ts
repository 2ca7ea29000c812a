import { space, spaces } from '../tokens/scales.ts'
import { responsiveClasses } from './responsiveClasses.ts'

/** The classes of padding on all sides, by breakpoint and step; `responsive` picks them. */
export const padding = responsiveClasses(spaces, steps => ({ padding: space[steps] }))
