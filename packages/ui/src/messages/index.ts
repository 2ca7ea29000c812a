export { MessagesProvider, useMessages } from './MessagesProvider.tsx'
export type { MessagesProviderProps } from './MessagesProvider.tsx'
export { say } from './Saying.ts'
export type { Saying } from './Saying.ts'
