export { JackpotPanels, NextDraw } from './JackpotPanels.tsx'
export type { JackpotPanelsProps, NextDrawProps } from './JackpotPanels.tsx'
