export { type SignOutState } from './signOut.machine.ts'
export { useSignOut, type SignOut } from './useSignOut.ts'
