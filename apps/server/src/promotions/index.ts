export { addDraw } from './addDraw.ts'
export type { NewDraw } from './addDraw.ts'
export { DrawClosedError, enterDraw } from './enterDraw.ts'
export type { DrawEntry } from './enterDraw.ts'
