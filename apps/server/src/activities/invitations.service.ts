import type { Invitations } from '@players-club/domain-models'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { periodOf } from './creditActivity.ts'

const FIND = {
  name: 'accounts.invitations',
  text: `select p.invite_code, count(c.place)::int as accepted, coalesce(sum(c.points), 0)::int as points
    from players p left join activity_credits c
      on c.player_id = p.id and c.activity_key = 'invite-accepted' and c.period = $2
    where p.id = $1 group by p.invite_code`,
}

interface FoundRow {
  invite_code: string
  accepted: number
  points: number
}

export const createInvitations = ({ database, clock }: ServiceDeps) => ({
  /** The player's code, and what it has earned this month. */
  async getInvitations(playerId: string): Promise<Invitations> {
    const values = [playerId, periodOf('invite-accepted', clock.now())]
    const [row] = await database.statement<FoundRow>({ ...FIND, values })
    if (!row) throw new Error('A signed-in player is no player.')
    return { inviteCode: row.invite_code, acceptedThisMonth: row.accepted, pointsThisMonth: row.points }
  },
})
