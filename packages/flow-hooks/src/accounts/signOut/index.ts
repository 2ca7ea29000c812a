export { useSignOut, type SignOut } from './useSignOut.ts'
