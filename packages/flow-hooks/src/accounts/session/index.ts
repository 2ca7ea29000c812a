export {
  guestSlice,
  isPlayer,
  type GrantedSession,
  type Session,
  type SessionSlice,
  type UserData,
} from './Session.ts'
export { type SessionStore } from './createSession.ts'
export { useSession, type SessionFacts } from './useSession.ts'
