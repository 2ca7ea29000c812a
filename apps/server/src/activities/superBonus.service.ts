import type { Locale, SuperBonus } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { SuperBonusTexts } from './superBonus.tables.ts'

interface Row {
  texts: Record<Locale, SuperBonusTexts>
  image_url: string
  rules_document: string | null
  min_buckets: number
  theme: string
  games: SuperBonus['games']
  filled: number
}

const ONE = {
  name: 'activities.superBonus',
  text: `select s.texts, s.image_url, s.rules_document, s.min_buckets, s.theme, b.games, b.filled
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
    const { texts, image_url: image, rules_document: rulesDocument, min_buckets: minBuckets, theme } = row
    return {
      superBonusDTO: { ...texts[locale], image, rulesDocument, minBuckets, theme },
      numberOfBucketsFilled: row.filled,
      bucketType: 'GAME',
      games: row.games,
    }
  },
})

export type SuperBonuses = ReturnType<typeof createSuperBonuses>
