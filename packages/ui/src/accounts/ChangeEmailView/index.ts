export { ChangeEmailView } from './ChangeEmailView.tsx'
export type { ChangeEmailViewProps } from './ChangeEmailView.tsx'
