export { EmailRequestView, emailKinds } from './EmailRequestView.tsx'
export type { EmailKind, EmailRequestViewProps } from './EmailRequestView.tsx'
