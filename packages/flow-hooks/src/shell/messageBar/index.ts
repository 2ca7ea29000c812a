export { type MessageBarStore } from './createMessageBar.ts'
export { type MessageBarState, type PauseReason, type ShownMessage } from './messageBar.machine.ts'
export { useMessageBar, type MessageBar } from './useMessageBar.ts'
