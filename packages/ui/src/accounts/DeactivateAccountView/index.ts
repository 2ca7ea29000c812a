export { DeactivateAccountView } from './DeactivateAccountView.tsx'
export type { DeactivateAccountViewProps } from './DeactivateAccountView.tsx'
