export { MessageBar } from './MessageBar.tsx'
export type { MessageBarMessage, MessageBarProps } from './MessageBar.tsx'
export { messageTypes } from './messageTypes.ts'
export type { MessageType } from './messageTypes.ts'
