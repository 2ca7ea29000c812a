export type { QuickDrawFrameState } from './quickDrawFrame.machine.ts'
export { useQuickDrawFrame, type QuickDrawFrame } from './useQuickDrawFrame.ts'
