export { EmailSentView } from './EmailSentView.tsx'
export type { EmailSentViewProps } from './EmailSentView.tsx'
