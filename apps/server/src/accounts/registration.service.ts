import { PROMOTIONS_EMAIL, type Locale } from '@players-club/domain-models'
import { spendSolution, type CaptchaSolution } from '../kernel/captcha/captcha.ts'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/newId.ts'
import { networkSubject, refusedAttempt } from '../kernel/limits/rateLimits.ts'
import { choosePreferences } from '../profile/choosePreferences.ts'
import { writeAddress, writePhone, writeProfile } from '../profile/index.ts'
import { createMailContext, mailWithinLimit, type MailContext } from './accountMail.ts'
import { keyMailOf, registeredAgain } from './mailDrafts.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { emailKeyOf, findPlayerByEmail, isSuspended, type Player } from './findPlayer.ts'
import { countCode, findInviter, newInviteCode } from './inviteCodes.service.ts'
import { inviteUses } from './inviteCodes.tables.ts'
import { checkedEmail, checkRegistrant, type Registrant, type RegistrationBody } from './checkRegistrant.ts'
import { ANSWER_AFTER_MS } from './keyRequests.service.ts'

const CHECKS_PER_NETWORK = { bucket: 'email-checks', limit: 600, windowMs: HOUR_MS }
const PER_NETWORK = { bucket: 'registrations', limit: 300, windowMs: HOUR_MS }

export interface RegistrationRequest {
  body: RegistrationBody
  clientAddress: string
  locale: Locale
  /** The player signed in in this browser, who cannot use their own code. */
  askerId: string | null
}

interface Entry {
  registrant: Registrant
  passwordHash: string
  network: Uint8Array
  askerId: string | null
  isDisclosing: boolean
}

const refusalOf = (owner: Player) =>
  new Refusal(isSuspended(owner) ? 'error.email.suspended' : 'registration.emailInUse')

export const createRegistration = (deps: AccountsDeps) => {
  const { database, clock, secrets, passwords, captcha, disclosesAccountState, lottery, pause } = deps

  /** Counted and used up whatever the result of the registration. */
  const admit = (network: Uint8Array, inviteCode: string | null, solution: CaptchaSolution) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const refused =
        (await refusedAttempt(tx, PER_NETWORK, network, now)) ??
        (inviteCode === null ? null : await countCode(tx, network, now))
      if (refused) return refused
      return (await spendSolution(tx, solution)) ? null : new Refusal('registration.captcha.failed')
    })

  /**
   * The new player, or undefined if the address has an account: the unique index decides a race of two registrations.
   */
  const addPlayer = async (
    tx: Tx,
    { email, emailKey, personal }: Registrant,
    passwordHash: string,
    now: Date,
  ) => {
    const id = newId(now)
    const [player] = await tx
      .insert(players)
      .values({
        id,
        // It is part of URLs and analytics, so it contains no personal data.
        login: id,
        email,
        emailKey,
        passwordHash,
        firstName: personal?.firstName,
        lastName: personal?.lastName,
        birthDate: personal?.birthDate,
        inviteCode: newInviteCode(),
        state: 'notActivated',
        registeredAt: now,
      })
      .onConflictDoNothing({ target: players.emailKey })
      .returning()
    return player
  }

  const addPersonal = async (
    tx: Tx,
    playerId: string,
    { personal, wantsPromotions }: Registrant,
    now: Date,
  ) => {
    if (personal) {
      await writeProfile(tx, playerId, { gender: personal.gender })
      await writePhone(tx, playerId, 'MOBILE', personal.phone ?? undefined, now)
      await writeAddress(tx, playerId, 'HOME', personal.address ?? undefined, now)
    }
    if (wantsPromotions) await choosePreferences(tx, playerId, new Map([[PROMOTIONS_EMAIL, true]]), now)
  }

  const enter = ({ registrant, passwordHash, network, askerId, isDisclosing }: Entry, context: MailContext) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const { inviteCode: code } = registrant
      // Checked before the address: the answer about a code must not depend on existing accounts.
      const inviterId = code === null ? null : await findInviter(tx, { code, network, askerId })
      if (code !== null && inviterId === null) throw new Refusal('registration.invalidInviteCode')
      const player = await addPlayer(tx, registrant, passwordHash, now)
      if (!player) {
        const owner = await findPlayerByEmail(tx, registrant.emailKey)
        // If the account was deleted in between, the next attempt succeeds.
        if (!owner) throw new Error('The owner of an address is gone.')
        if (isDisclosing) throw refusalOf(owner)
        const mail = { ...registeredAgain(owner), trigger: 'repeated-registration' } as const
        return mailWithinLimit(tx, owner, mail, context, now)
      }
      await addPersonal(tx, player.id, registrant, now)
      if (inviterId !== null)
        await tx.insert(inviteUses).values({ playerId: player.id, inviterId, usedAt: now })
      const mail = { ...keyMailOf('activation'), trigger: 'registration' } as const
      await mailWithinLimit(tx, player, mail, context, now)
    })

  const register = ({ body, clientAddress, locale, askerId }: RegistrationRequest) =>
    passwords.admit(async hasher => {
      const isDisclosing = await disclosesAccountState()
      const registrant = checkRegistrant(body, lottery, clock.now())
      const solution = await captcha.check('REGISTRATION', body.recaptcha)
      if (!solution) throw new Refusal('registration.captcha.failed')
      const network = networkSubject(secrets, clientAddress)
      const refused = await admit(network, registrant.inviteCode, solution)
      if (refused) throw refused
      const passwordHash = await hasher.hash(registrant.password)
      const entry = { registrant, passwordHash, network, askerId, isDisclosing }
      await enter(entry, createMailContext(deps, locale))
    })

  return {
    /**
     * Whether an address can be registered. With disclosure off, no player is looked up and every well-formed address
     * is accepted.
     */
    async checkEmail(email: string, clientAddress: string): Promise<void> {
      const emailKey = emailKeyOf(checkedEmail(email))
      const isDisclosing = await disclosesAccountState()
      const network = networkSubject(secrets, clientAddress)
      const refused = await database.unitOfWork(async tx => {
        const now = clock.now()
        const tooMany = await refusedAttempt(tx, CHECKS_PER_NETWORK, network, now)
        if (tooMany) return tooMany
        const owner = isDisclosing ? await findPlayerByEmail(tx, emailKey) : undefined
        return owner ? refusalOf(owner) : null
      })
      if (refused) throw refused
    },

    /**
     * Adds a player in one unit of work, and mails a key that proves the mailbox. An existing owner of the address is
     * mailed instead.
     */
    async register(request: RegistrationRequest): Promise<void> {
      await Promise.all([register(request), pause(ANSWER_AFTER_MS)])
    },
  }
}
