export { conversionMachine } from './conversion.machine.ts'
export type { ConversionEffect, ConversionEvent, ConversionState } from './conversion.machine.ts'
export { useConversion, type Conversion, type ConversionObstacle } from './useConversion.ts'
