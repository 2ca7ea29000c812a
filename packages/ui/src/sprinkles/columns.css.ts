import { responsiveClasses } from './responsiveClasses.ts'

/** The classes of a grid's columns, by breakpoint and number; `responsive` picks them. */
export const columns = responsiveClasses([1, 2, 3, 4] as const, count => ({
  gridTemplateColumns: `repeat(${count}, 1fr)`,
}))
