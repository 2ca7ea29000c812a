import type { Locale, SuperBonus } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { SuperBonusTexts } from './superBonus.tables.ts'

interface Row extends Omit<SuperBonus['superBonusDTO'], keyof SuperBonusTexts> {
  texts: Record<Locale, SuperBonusTexts>
  games: SuperBonus['games']
  filled: number
  isOver: boolean
}

const ONE = {
  name: 'activities.superBonus',
  text: `select s.texts, s.image_url as image, s.rules_document as "rulesDocument", s.min_buckets as "minBuckets", s.theme,
      b.games, b.filled, s.ends_at <= $3 or not exists (
        select from activities a where a.key = s.key and a.visibility_web and (a.ends_at is null or a.ends_at > $3)
      ) as "isOver"
    from super_bonuses s
    join lateral (
      select json_agg(json_build_object('gameId', u.game_id, 'currentEntries', coalesce(e.entries, 0),
          'maxEntries', u.max_entries) order by u.place) as games,
        count(e.filled_at)::int as filled
      from super_bonus_buckets u
      left join super_bonus_entries e
        on e.player_id = $2::uuid and e.super_bonus_key = u.super_bonus_key and e.game_id = u.game_id
      where u.super_bonus_key = s.key
    ) b on true
    where s.key = $1 and s.starts_at <= $3`,
}

/** Collections, with the player's progress; a guest has none. */
export const createSuperBonuses = ({ database, clock }: ServiceDeps) => ({
  async getSuperBonus(key: string, playerId: string | null, locale: Locale): Promise<SuperBonus> {
    const [row] = await database.statement<Row>({ ...ONE, values: [key, playerId, clock.now()] })
    if (!row) throw new Refusal('activities.notFound')
    const { texts, games, filled, isOver, ...terms } = row
    return {
      superBonusDTO: { ...texts[locale], ...terms },
      numberOfBucketsFilled: filled,
      bucketType: 'GAME',
      games,
      isOver,
    }
  },
})
