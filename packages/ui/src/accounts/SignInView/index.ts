export { SignInView } from './SignInView.tsx'
export type { SignInForm, SignInNotice, SignInViewProps } from './SignInView.tsx'
