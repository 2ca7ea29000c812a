export {
  borderWidth,
  breakpoint,
  duration,
  easing,
  fluid,
  layer,
  lineHeight,
  measure,
  media,
  radii,
  space,
  spaces,
  touchTarget,
  typeSize,
  typeSizes,
  weight,
} from './scales.ts'
export type { Space, TypeSize } from './scales.ts'
