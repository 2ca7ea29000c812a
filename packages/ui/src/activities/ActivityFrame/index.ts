export { ActivityFrame } from './ActivityFrame.tsx'
export type { ActivityFrameProps } from './ActivityFrame.tsx'
