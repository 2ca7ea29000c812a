export { responsive } from './responsive.ts'
export type { Responsive } from './responsive.ts'
export { columns, gap, padding } from './sprinkles.css.ts'
