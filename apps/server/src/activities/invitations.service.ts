import type { Invitations } from '@players-club/domain-models'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { periodOf } from './creditActivity.ts'

const FIND = {
  name: 'accounts.invitations',
  text: `select p.invite_code as "inviteCode", count(c.place)::int as "acceptedThisMonth",
      coalesce(sum(c.points), 0)::int as "pointsThisMonth"
    from players p left join activity_credits c
      on c.player_id = p.id and c.activity_key = 'invite-accepted' and c.period = $2
    where p.id = $1 group by p.invite_code`,
}

export const createInvitations = ({ database, clock }: ServiceDeps) => ({
  /** The player's code, and what it has earned this month. */
  async getInvitations(playerId: string): Promise<Invitations> {
    const values = [playerId, periodOf('invite-accepted', clock.now(), database.zone)]
    const [invitations] = await database.statement<Invitations>({ ...FIND, values })
    if (!invitations) throw new Error('The signed-in player does not exist.')
    return invitations
  },
})
