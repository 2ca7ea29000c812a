import type pg from 'pg'

/** The calls that move value and are measured. */
export const VALUE_CALLS = ['conversion', 'standardReward', 'coupon', 'drawEntry'] as const
export type ValueCall = (typeof VALUE_CALLS)[number]

/** Rewards by their ids. */
const STANDARD = 1
const DRAWS = { first: 101, count: 20 }
const COUPONS = { first: 201, count: 20 }
const WANTED_COUPON = 301
const SHARDS = 32
const CODES = SHARDS * 625

const redemption = (rewardId: number) => ({
  path: '/api/loyalty/v2/rewards/redemptions',
  body: JSON.stringify({ rewardId, quantity: 1 }),
})

const oneOf = ({ first, count }: { first: number; count: number }, n: number) => first + (n % count)

/** The nth request of a call. */
export const valueRequests: Record<
  ValueCall | 'wantedCoupon',
  (n: number) => { path: string; body: string }
> = {
  conversion: () => ({ path: '/api/loyalty/v2/tokens/redemptions', body: '{"quantity":1}' }),
  standardReward: () => redemption(STANDARD),
  coupon: n => redemption(oneOf(COUPONS, n)),
  drawEntry: n => redemption(oneOf(DRAWS, n)),
  wantedCoupon: () => redemption(WANTED_COUPON),
}

const series = ({ first, count }: { first: number; count: number }) =>
  `generate_series(${first}, ${first + count - 1}) as id`

const reward = (type: string, drawId = 'null') => `id, 'reward-' || id, '${type}',
  '{"en":{"title":"Reward","summary":""},"es":{"title":"Recompensa","summary":""}}'::jsonb, 10, '/reward.svg',
  now() - interval '1 day', now() - interval '1 day', 1000000, ${drawId}`

/** The rewards, draws and codes that the requests name. Every reward has a limit of the day that is too high to be reached. */
export async function addRewards(client: pg.Client): Promise<void> {
  const into = `insert into rewards (id, key, type, texts, amount, image_url, starts_at, created_at, per_day, draw_id)`
  const coupons = [COUPONS, { first: WANTED_COUPON, count: 1 }]
  await client.query(`
    insert into draws (id, texts, draw_number, starts_at, entry_ends_at, draws_at, announces_at, state)
      select id, '{"en":{"name":"Draw"},"es":{"name":"Sorteo"}}', 1, now() - interval '1 day', now() + interval '1 day',
        now() + interval '2 days', now() + interval '2 days', 'open' from ${series(DRAWS)};
    ${into} select ${reward('STANDARD')} from ${series({ first: STANDARD, count: 1 })};
    ${into} select ${reward('DRAW', 'id')} from ${series(DRAWS)};
    ${coupons
      .map(
        each => `
          ${into} select ${reward('COUPON')} from ${series(each)};
          insert into reward_stocks (reward_id, shard, first, total)
            select id, shard, shard * ${CODES / SHARDS}, ${CODES / SHARDS}
            from ${series(each)} cross join generate_series(0, ${SHARDS - 1}) as shard;
          insert into coupon_codes (reward_id, place, code, barcode_data)
            select id, place, id || '-' || place, id || '-' || place
            from ${series(each)} cross join generate_series(1, ${CODES}) as place;`,
      )
      .join('')}
  `)
}
