export { type SignInErrors, type SignInForm, type SignInState } from './signIn.machine.ts'
export { useSignIn, type SignIn } from './useSignIn.ts'
