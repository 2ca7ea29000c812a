export {
  useConversion,
  type Conversion,
  type ConversionObstacle,
  type ConversionState,
} from './useConversion.ts'
