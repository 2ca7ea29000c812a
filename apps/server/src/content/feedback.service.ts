import { FEEDBACK_KEPT_DAYS, type Lottery } from '@players-club/domain-models'
import { lt } from 'drizzle-orm'
import { emailKeyOf, findPlayer } from '../accounts/findPlayer.ts'
import { spendSolution, type Captcha } from '../kernel/captcha/captcha.ts'
import { DAY_MS, HOUR_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/newId.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { createMailTranslate } from '../kernel/mail/createMailTranslate.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { networkSubject, refusedAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { feedbackMail } from './feedbackMail.ts'
import { checkFeedback, type FeedbackRequest } from './checkFeedback.ts'
import { feedbackMessages } from './feedback.tables.ts'

/** The purge runs every hour: an hour less than promised, so that nothing is kept longer. */
const KEPT_MS = FEEDBACK_KEPT_DAYS * DAY_MS - HOUR_MS

const PER_NETWORK = { bucket: 'feedback', limit: 100, windowMs: HOUR_MS }
const PER_SENDER = { bucket: 'feedback-senders', limit: 5, windowMs: HOUR_MS }

export interface FeedbackDeps extends ServiceDeps {
  secrets: Secrets
  captcha: Captcha
  lottery: Lottery
}

export const createFeedback = ({ database, clock, secrets, captcha, lottery }: FeedbackDeps) => {
  /** Counted and used up even when refused, so a refusal is returned and not thrown. */
  const admit = async (tx: Tx, clientAddress: string, email: string, now: Date) => {
    const refused = await refusedAttempt(tx, PER_NETWORK, networkSubject(secrets, clientAddress), now)
    return refused ?? refusedAttempt(tx, PER_SENDER, subjectOf(secrets, emailKeyOf(email)), now)
  }

  return {
    /** Stores a message and mails it to the support team in one unit of work. */
    async send(
      request: FeedbackRequest,
      { playerId, clientAddress }: { playerId: string | null; clientAddress: string },
    ): Promise<void> {
      const solution = await captcha.check('CONTACT_US', request.recaptcha)
      if (!solution) throw new Refusal('feedback.captchaFailed')
      // The support team reads the lottery's first language, whatever the language of the page.
      const translate = createMailTranslate(lottery.locales[0], lottery)
      const refused = await database.unitOfWork(async tx => {
        const now = clock.now()
        const writer = playerId === null ? undefined : await findPlayer(tx, playerId)
        const feedback = checkFeedback(request, writer)
        const tooMany = await admit(tx, clientAddress, feedback.email, now)
        if (tooMany) return tooMany
        if (!(await spendSolution(tx, solution))) return new Refusal('feedback.captchaFailed')
        await tx.insert(feedbackMessages).values({ id: newId(now), playerId, ...feedback, createdAt: now })
        await enqueueMail(tx, feedbackMail(feedback, writer?.login ?? null, translate, lottery.brand), now)
        return null
      })
      if (refused) throw refused
    },
  }
}

/** Deletes old messages. */
export const feedbackPurge = (database: Database): JobKind => ({
  name: 'content.feedbackPurge',
  recurs: every(HOUR_MS),
  async call(_, now) {
    const { createdAt } = feedbackMessages
    await deleteInSlices(database, { by: createdAt, where: lt(createdAt, new Date(now.getTime() - KEPT_MS)) })
  },
})
