export { AccountSecurityView } from './AccountSecurityView.tsx'
export type { AccountSecurityViewProps } from './AccountSecurityView.tsx'
