export { MessagesProvider, useMessages } from './MessagesProvider.tsx'
export type { MessagesProviderProps } from './MessagesProvider.tsx'
export { resolveText } from './LocalizedText.ts'
export type { LocalizedText } from './LocalizedText.ts'
