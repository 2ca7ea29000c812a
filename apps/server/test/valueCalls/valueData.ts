import type pg from 'pg'

/** The ids of what the calls name: rewards with their draws, activities, surveys and promo codes. */
export const IDS = {
  standard: 1,
  partner: 2,
  gameplay: 3,
  draws: { first: 101, count: 20 },
  coupons: { first: 201, count: 20 },
  wantedCoupon: { first: 301, count: 1 },
  drawings: { first: 401, count: 20 },
  link: 1,
  game: 2,
  promoCode: 3,
  surveys: { first: 101, count: 20 },
  promoCodes: { first: 1, count: 50 },
} as const

/** The nth order that waits for its payment, from 0. */
export const orderId = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** The token of a player's play that waits for its end. */
export const playToken = (email: string, turn: number): string => `${email}:${turn}`

export const promoCode = (id: number): string => `CODE${id}`

const SHARDS = 32

export interface ValueDataOptions {
  now: Date
  /** How many codes each coupon has; a multiple of 32. */
  codes: number
  /** How many orders and plays wait for each player. */
  turns: number
}

const literal = (moment: Date) => `'${moment.toISOString()}'::timestamptz`

const series = ({ first, count }: { first: number; count: number }) =>
  `generate_series(${first}, ${first + count - 1}) as id`

const only = (id: number) => series({ first: id, count: 1 })

/** What the calls name, for all players. The limits of a day are too high to be reached. */
export async function addValueData(
  client: pg.Client,
  { now, codes, turns }: ValueDataOptions,
): Promise<void> {
  const at = literal(now)
  const texts = (name: string) =>
    `'{"en":{"title":"${name}","name":"${name}","summary":"","description":""},
      "es":{"title":"${name}","name":"${name}","summary":"","description":""}}'::jsonb`
  const reward = (ids: string, type: string, { drawId = 'null', currency = 'points' } = {}) => `
    insert into rewards (id, key, type, texts, amount, image_url, starts_at, created_at, per_day, draw_id, currency)
      select id, 'reward-' || id, '${type}', ${texts('Reward')}, 10, '/reward.svg', ${at} - interval '1 day',
        ${at} - interval '1 day', 1000000, ${drawId}, '${currency}' from ${ids};`
  const coupon = (ids: string) => `${reward(ids, 'COUPON')}
    insert into reward_stocks (reward_id, shard, first, total)
      select id, shard, shard * ${codes / SHARDS}, ${codes / SHARDS}
      from ${ids} cross join generate_series(0, ${SHARDS - 1}) as shard;
    insert into coupon_codes (reward_id, place, code, barcode_data)
      select id, place, id || '-' || place, id || '-' || place
      from ${ids} cross join generate_series(1, ${codes}) as place;`
  const draw = (ids: string) => `
    insert into draws (id, texts, draw_number, starts_at, entry_ends_at, draws_at, announces_at, state)
      select id, ${texts('Draw')}, 1, ${at} - interval '1 day', ${at} + interval '1 day', ${at} + interval '2 days',
        ${at} + interval '2 days', 'open' from ${ids};`
  const activity = (ids: string, type: string) => `
    insert into activities (id, key, type, texts, image_url, amount, starts_at, position)
      select id, 'activity-' || id, '${type}', ${texts('Activity')}, '/activity.svg', 10, ${at} - interval '1 day', id
      from ${ids};`

  await client.query(`
    ${draw(series(IDS.draws))}
    ${draw(series(IDS.drawings))}
    ${reward(only(IDS.standard), 'STANDARD')}
    ${reward(only(IDS.partner), 'EXTERNAL')}
    ${reward(only(IDS.gameplay), 'GAMEPLAY')}
    ${reward(series(IDS.draws), 'DRAW', { drawId: 'id' })}
    ${reward(series(IDS.drawings), 'DRAW', { drawId: 'id', currency: 'tokens' })}
    ${coupon(series(IDS.coupons))}
    ${coupon(series(IDS.wantedCoupon))}
    ${activity(only(IDS.link), 'VIEW_URL')}
    ${activity(only(IDS.game), 'INTERACTIVE_GAME')}
    ${activity(only(IDS.promoCode), 'PROMO_CODE')}
    ${activity(series(IDS.surveys), 'SURVEY')}
    insert into surveys (id, key, kind, texts, questions)
      select id, 'activity-' || id, 'SURVEY', ${texts('Survey')}, '[{"id":1,"questionType":"RADIO",
        "texts":{"en":"Which?","es":"¿Cuál?"},"options":[{"id":11,"texts":{"en":"This","es":"Este"}},
        {"id":12,"texts":{"en":"That","es":"Ese"}}]}]' from ${series(IDS.surveys)};
    insert into promo_codes (code, activity_id, points, starts_at)
      select 'CODE' || id, ${IDS.promoCode}, 10, ${at} - interval '1 day'
      from ${series(IDS.promoCodes)};
    insert into digital_games (source, key, game_id, play_for_fun, prizes) values
      ('REWARD', 'reward-${IDS.gameplay}', 'REELS', false, '[{"amount":20,"weight":1}]'),
      ('ACTIVITY', 'activity-${IDS.game}', 'REELS', false, '[{"amount":20,"weight":1}]');
    insert into arcade_games (id, game_id, vendor, texts, retail_price, chances, play_for_fun, picture, last_modified)
      values (1, 'REELS', 'PBL', ${texts('Reels')}, 10, '[{"times":2,"weight":1}]', false, '/reels.svg', ${at});
    insert into store_bundles (id, key, titles, tokens, price, image_url)
      values (1, 'bundle', '{"en":"Bundle","es":"Paquete"}', 5000, 500, '/bundle.svg');
  `)
  await addWaiting(client, { now, turns })
}

/**
 * Plays that wait for their end, and orders that wait for their payment. They seem to begin in an hour, so that no
 * sweep settles them before.
 */
async function addWaiting(
  client: pg.Client,
  { now, turns }: Pick<ValueDataOptions, 'now' | 'turns'>,
): Promise<void> {
  const at = literal(now)
  const places = `players p cross join generate_series(0, ${turns - 1}) as turn`
  await client.query(`
    insert into digital_game_plays (id, player_id, source, key, title, lot, digital_reveal_token, data, prize_type,
        base_amount, played_at)
      select gen_random_uuid(), p.id, 'ARCADE', 'REELS', 'Reels', 0.5, p.email || ':' || turn,
        '{"face":"{}","gameConfig":{"gameId":"REELS"},"themeHostName":"http://localhost/reels"}', 'TOKENS', 20,
        ${at} + interval '1 hour' from ${places};
    insert into store_orders (id, player_id, state, items, total, tokens, day, request_key, request_hash, payment_url,
        created_at, expires_at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(row_number() over () - 1), 12, '0'))::uuid, p.id, 'pending',
        '[]', 1000, 10000, (${at} at time zone 'America/Phoenix')::date, 'order-' || turn, '', 'http://localhost/pay',
        ${at} + interval '1 hour', ${at} + interval '2 hours' from ${places};
  `)
}

/** Verifies all players, and notes that they are in the state now: for a minute. */
export async function admitPlayers(client: pg.Client, now: Date): Promise<void> {
  const at = literal(now)
  await client.query(`
    insert into identity_records (player_id, is_valid, verified_at) select id, true, ${at} from players
      on conflict do nothing;
    insert into location_passes (player_id, is_in_region, checked_at) select id, true, ${at} from players
      on conflict (player_id) do update set checked_at = excluded.checked_at;
  `)
}
