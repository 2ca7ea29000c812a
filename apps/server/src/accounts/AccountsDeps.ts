import type { Invitations, Lottery } from '@players-club/domain-models'
import type { Captcha } from '../kernel/captcha/captcha.ts'
import type { Tx } from '../kernel/database/index.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import type { Passwords } from '../kernel/passwords/passwords.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'

/**
 * What the services of accounts need; each takes its part of it. Activities know accounts, so what accounts need of
 * them is passed in.
 */
export interface AccountsDeps extends ServiceDeps {
  secrets: Secrets
  passwords: Passwords
  captcha: Captcha
  /** The keys of the activities whose cap this player has reached. */
  findActivitiesAtCap: (playerId: string) => Promise<ReadonlySet<string>>
  /** Credits what a registration earns, in the unit of work of the activation. */
  creditRegistration: (tx: Tx, playerId: string, now: Date) => Promise<void>
  invitations: { getInvitations(playerId: string): Promise<Invitations> }
  lottery: Lottery
  sender: MailSender
  /** A refresh token was used a second time, so it may have been stolen. */
  onTokenReused: (requestId: string) => void
  disclosesAccountState: () => Promise<boolean>
  pause: (ms: number) => Promise<unknown>
}
