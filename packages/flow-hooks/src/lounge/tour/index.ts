export { tourMachine } from './tour.machine.ts'
export type { TourEffect, TourEvent, TourStage } from './tour.machine.ts'
export { useTour, type Tour } from './useTour.ts'
