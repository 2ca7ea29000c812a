import type { MessageKey } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { issueAccountKey } from './accountKeys.service.ts'
import { accountMail } from './accountMail.ts'
import type { AccountKeyPurpose } from './accounts.tables.ts'
import { consumeMailLimit } from './mailLimits.ts'
import { isSuspended, type Player, type Words } from './keyRequests.service.ts'

interface Way {
  body: MessageKey
  link: MessageKey
  path: string
  /** The purpose of the key in the link, if there is one. */
  purpose?: AccountKeyPurpose
}

const SIGN_IN: Way = {
  body: 'accounts.registeredAgainMail.active',
  link: 'accounts.emailChangedMail.signIn',
  path: '/login',
}
const REACTIVATE: Way = {
  body: 'accounts.registeredAgainMail.suspended',
  link: 'accounts.reactivationMail.link',
  path: '/unsuspend',
  purpose: 'unsuspend',
}
// A stranger may have chosen the password of an account that was never activated, so the reader of the mailbox chooses
// another.
const CHOOSE_PASSWORD: Way = {
  body: 'accounts.registeredAgainMail.notActivated',
  link: 'accounts.resetMail.link',
  path: '/reset/finish',
  purpose: 'reset',
}

const wayOf = (player: Player): Way => {
  if (isSuspended(player)) return REACTIVATE
  return player.state === 'notActivated' ? CHOOSE_PASSWORD : SIGN_IN
}

/** Mails the owner of an address that it was registered again, and how to sign in, within the limit of mails. */
export const mailRegisteredAgain = async (tx: Tx, player: Player, words: Words): Promise<void> => {
  const { now, secrets, publicUrl, catalogue, locale } = words
  const { body, link, path, purpose } = wayOf(player)
  const counted = { kind: purpose ? 'key' : 'notice', trigger: 'repeated-registration', now } as const
  if (!(await consumeMailLimit(tx, secrets, { ...counted, email: player.email }))) return
  const query = purpose ? `?key=${await issueAccountKey(tx, { playerId: player.id, purpose, now })}` : ''
  const mail = accountMail(
    {
      firstName: player.firstName,
      subject: 'accounts.registeredAgainMail.subject',
      body,
      link: { label: link, url: `${publicUrl}${path}${query}` },
      closing: purpose ? ['accounts.keyMail.validity', 'accounts.mail.notYou'] : ['accounts.mail.notYou'],
    },
    catalogue,
    locale,
  )
  await enqueueMail(tx, { to: player.email, ...mail }, now)
}
