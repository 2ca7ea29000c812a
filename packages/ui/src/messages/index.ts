export { MessagesProvider, useMessages } from './MessagesProvider.tsx'
export type { MessagesProviderProps } from './MessagesProvider.tsx'
