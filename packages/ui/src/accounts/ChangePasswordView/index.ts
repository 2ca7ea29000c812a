export { ChangePasswordView } from './ChangePasswordView.tsx'
export type { ChangePasswordViewProps } from './ChangePasswordView.tsx'
