export { JackpotView } from './JackpotView.tsx'
export type { JackpotViewProps } from './JackpotView.tsx'
export { NextDraw } from './NextDraw.tsx'
export type { NextDrawProps } from './NextDraw.tsx'
