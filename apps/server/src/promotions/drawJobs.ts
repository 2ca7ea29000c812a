import { eq } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { CLOSE_DRAW, DRAW_WINNERS } from './addDraw.ts'
import { closeDraw, drawNextWinners, type Won } from './drawWinners.ts'
import { draws, promotions } from './promotions.tables.ts'
import { winnerMail } from './winnerMail.ts'

/** A second or two of work, so that a drawing of thousands loses no more than that when its server dies. */
const WINNERS_PER_STEP = 200

export interface DrawJobsDeps {
  sender: MailSender
  winnersPerStep?: number
}

/** Closing and drawing, each at its time. One server takes the job's row; if two run it, the second finds it done. */
export const drawJobs = ({ sender, winnersPerStep = WINNERS_PER_STEP }: DrawJobsDeps): JobKind[] => [
  {
    name: CLOSE_DRAW,
    lane: 'draws',
    work: async (tx, { subject }, now) => {
      await closeDraw(tx, Number(subject), now)
    },
  },
  {
    name: DRAW_WINNERS,
    lane: 'draws',
    work: async (tx, { subject }, now) => {
      // A rollover locks its promotion and then an open draw: this one must be seen as closed before it locks its promotion.
      if (await closeDraw(tx, Number(subject), now)) return 'more'
      const { won, isDone } = await drawNextWinners(tx, Number(subject), now, winnersPerStep)
      for (const one of won) await writeTo(tx, one, { sender, now })
      return isDone ? undefined : 'more'
    },
  },
]

async function writeTo(tx: Tx, won: Won, { sender, now }: { sender: MailSender; now: Date }): Promise<void> {
  const [player] = await tx
    .select({ email: players.email, firstName: players.firstName, promotionTexts: promotions.texts })
    .from(players)
    .innerJoin(draws, eq(draws.id, won.draw.id))
    .leftJoin(promotions, eq(promotions.id, draws.promotionId))
    .where(eq(players.id, won.playerId))
  if (!player) return
  const mail = winnerMail({ ...won, ...player }, sender)
  await enqueueMail(tx, { to: player.email, ...mail }, now)
}
