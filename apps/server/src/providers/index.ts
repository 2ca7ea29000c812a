export { httpIdentity } from './httpIdentity.ts'
export type { HttpIdentityOptions } from './httpIdentity.ts'
export { httpMail } from './httpMail.ts'
export type { HttpMailOptions } from './httpMail.ts'
export type {
  IdentityEntry,
  IdentityPerson,
  IdentityProvider,
  IdentityVerdict,
  OpenedScan,
  ScanVerdict,
} from './IdentityProvider.ts'
export type { GameplayProvider, OpenedRound, RoundRequest } from './GameplayProvider.ts'
export type { Mail, MailProvider } from './MailProvider.ts'
