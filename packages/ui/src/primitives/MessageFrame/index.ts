export { MessageFrame } from './MessageFrame.tsx'
export type { FrameMessage, MessageFrameProps } from './MessageFrame.tsx'
