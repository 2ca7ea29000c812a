export { NewPasswordForm } from './NewPasswordForm.tsx'
export type { NewPasswordFormProps } from './NewPasswordForm.tsx'
