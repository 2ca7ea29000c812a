-- Value-moving requests of players, with their idempotency keys (ADR 0010, ADR 0038).

-- The key of a transfer that is a player's request; the prefix separates it from the keys that features make.
CREATE FUNCTION ledger_request_key(p_player uuid, p_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'request:' || p_player::text || ':' || p_key
$$;
--> statement-breakpoint

-- The number of the advisory lock of a player's idempotency key.
CREATE FUNCTION idempotency_lock_number(p_player uuid, p_key text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended(p_player::text || ':' || p_key, 0)
$$;
--> statement-breakpoint

-- Locks a player's idempotency key until the transaction ends. It does not wait: a second request with the same key
-- is refused.
CREATE FUNCTION idempotency_lock(p_player uuid, p_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(idempotency_lock_number(p_player, p_key)) THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
END $$;
--> statement-breakpoint

-- Claims a player's idempotency key: null if it is new, otherwise the stored answer. A request that was one transfer
-- has no stored answer here, and its key belongs to it.
CREATE FUNCTION idempotency_claim(p_player uuid, p_key text, p_operation text, p_body_hash bytea)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_record idempotency_records;
BEGIN
  PERFORM idempotency_lock(p_player, p_key);
  SELECT * INTO v_record FROM idempotency_records WHERE player_id = p_player AND key = p_key;
  IF NOT FOUND THEN
    IF EXISTS (SELECT FROM ledger_transfers WHERE key = ledger_request_key(p_player, p_key)) THEN
      RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
    END IF;
    RETURN NULL;
  END IF;
  IF v_record.operation <> p_operation OR v_record.body_hash <> p_body_hash THEN
    RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
  END IF;
  RETURN jsonb_build_object('status', v_record.status, 'body', v_record.body);
END $$;
--> statement-breakpoint

-- A request whose player is known and whose key is locked.
CREATE TYPE player_request AS (
  place int, player uuid, key text, operation text, body_hash bytea, transfer uuid, kind text, description text,
  details jsonb, houses text[], currencies text[], amounts bigint[], cap_name text, cap_amount bigint, cap bigint,
  now timestamptz, day date
);
--> statement-breakpoint

-- A line of its transfer: the amount is what the player's account receives from the house's, negative if it gives.
CREATE TYPE player_line AS (
  place int, transfer uuid, line int, own bigint, house bigint, currency text, amount bigint, kind text,
  now timestamptz, day date
);
--> statement-breakpoint

-- Value-moving requests that arrive together, of several players, in one round trip and one transaction: each statement
-- serves all of them, and its cost is shared. Finds the sessions, locks the keys, posts the transfers and counts against
-- the daily limits. A request without a live session has no row in the answer; one whose key is in progress has a row
-- without an answer. Everything else that is refused is an error and rolls all of them back, and the server then sends
-- each one alone. The same goes for what cannot be done together: two requests of one player, and a repeated request.
CREATE FUNCTION player_transfers(p_asked json) RETURNS TABLE (place int, answer jsonb) LANGUAGE plpgsql
-- One plan for any number of requests, and none that scans a table.
SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_asked player_request[];
  v_players int;
  v_expected int;
  v_at_work int[];
  v_not_seen int[];
  v_new int;
  v_first record;
  v_lines player_line[];
  v_accounts bigint[];
  v_balances bigint[];
BEGIN
  IF json_array_length(p_asked) > 1 THEN
    -- Before the first lock, which may be a session's: one request must not hold up the others for long.
    SET LOCAL lock_timeout = '50ms';
  END IF;

  -- The keys are locked in the statement that finds the players, and looked up by later statements, which see what the
  -- previous holder of a key has committed.
  SELECT
    array_agg(ROW(a.place, who.player, a.key, a.operation, decode(a.body_hash, 'hex'), a.transfer, a.kind,
      a.description, a.details, a.houses, a.currencies, a.amounts, a.cap_name, a.cap_amount, a.cap, a.now,
      -- The lottery day.
      (a.now AT TIME ZONE 'America/Phoenix')::date)::player_request) FILTER (WHERE who.is_free),
    count(DISTINCT who.player) FILTER (WHERE who.is_free),
    sum(cardinality(a.amounts)) FILTER (WHERE who.is_free),
    array_agg(a.place) FILTER (WHERE NOT who.is_free),
    array_agg(a.place) FILTER (WHERE who.seen <= a.touch_before)
  INTO v_asked, v_players, v_expected, v_at_work, v_not_seen
  FROM json_to_recordset(p_asked) AS a (
    place int, session text, player uuid, now timestamptz, touch_before timestamptz, key text, operation text,
    body_hash text, transfer uuid, kind text, description text, details jsonb, houses text[], currencies text[],
    amounts bigint[], cap_name text, cap_amount bigint, cap bigint
  )
  CROSS JOIN LATERAL (
    SELECT found.*, pg_try_advisory_xact_lock(idempotency_lock_number(found.player, a.key)) AS is_free
    FROM (
      SELECT a.player, NULL::timestamptz AS seen WHERE a.session IS NULL
      UNION ALL
      -- LIMIT keeps the look-up by primary key even in a plan that was made while both tables were empty.
      SELECT s.player_id, coalesce(s.last_seen_at, '-infinity') FROM sessions s
      CROSS JOIN LATERAL (SELECT FROM players p WHERE p.id = s.player_id AND p.state = 'active' LIMIT 1) AS active
      WHERE s.id_hash = decode(a.session, 'hex') AND s.revoked_at IS NULL AND s.expires_at > a.now
        AND s.absolute_expires_at > a.now
      LIMIT 1
    ) AS found
  ) AS who;
  IF v_not_seen IS NOT NULL THEN
    UPDATE sessions s SET last_seen_at = a.now, expires_at = least(a.idle_until, s.absolute_expires_at)
    FROM json_to_recordset(p_asked) AS a (place int, session text, now timestamptz, idle_until timestamptz)
    WHERE a.place = ANY (v_not_seen) AND s.id_hash = decode(a.session, 'hex') AND s.revoked_at IS NULL;
  END IF;
  IF v_at_work IS NOT NULL THEN
    RETURN QUERY SELECT unnest(v_at_work), NULL::jsonb;
  END IF;
  IF v_asked IS NULL THEN
    RETURN;
  END IF;
  IF v_players < cardinality(v_asked) THEN
    RAISE EXCEPTION 'two requests of one player';
  END IF;

  INSERT INTO ledger_transfers (id, key, kind, description, details, occurred_at, operation, body_hash)
  SELECT a.transfer, ledger_request_key(a.player, a.key), a.kind, a.description, a.details, a.now, a.operation,
    a.body_hash
  FROM unnest(v_asked) AS a
  WHERE NOT EXISTS (SELECT FROM idempotency_records r WHERE r.player_id = a.player AND r.key = a.key)
  ON CONFLICT ON CONSTRAINT ledger_transfers_key DO NOTHING;
  GET DIAGNOSTICS v_new = ROW_COUNT;

  IF v_new < v_players THEN
    IF v_players > 1 THEN
      RAISE EXCEPTION 'a request that was answered before';
    END IF;
    SELECT t.id, t.operation, t.body_hash, jsonb_object_agg(own.currency, coalesce(l.from_after, l.to_after)) AS after
    INTO v_first
    FROM ledger_transfers t JOIN ledger_postings l ON l.transfer_id = t.id
    JOIN ledger_accounts own ON own.id = greatest(l.from_account, l.to_account)
    WHERE t.key = ledger_request_key(v_asked[1].player, v_asked[1].key) GROUP BY t.id;
    -- The same request gets the same answer, even if its price has changed since.
    IF (v_first.operation, v_first.body_hash) IS DISTINCT FROM (v_asked[1].operation, v_asked[1].body_hash) THEN
      RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
    END IF;
    RETURN QUERY SELECT v_asked[1].place, v_first.after || jsonb_build_object(
      'playerId', v_asked[1].player, 'transferId', v_first.id, 'isReplay', true);
    RETURN;
  END IF;

  LOOP
    SELECT array_agg(ROW(a.place, a.transfer, l.line, own.id, house.id, l.currency, l.amount, a.kind, a.now,
      a.day)::player_line)
    INTO v_lines
    FROM unnest(v_asked) AS a
    CROSS JOIN LATERAL unnest(a.houses, a.currencies, a.amounts) WITH ORDINALITY AS l (house, currency, amount, line)
    JOIN ledger_accounts own ON own.player_id = a.player AND own.currency = l.currency
    JOIN ledger_accounts house ON house.house = l.house AND house.currency = l.currency;
    EXIT WHEN cardinality(v_lines) = v_expected;
    -- Accounts are created on first use.
    PERFORM ledger_account(owner, l.currency)
    FROM unnest(v_asked) AS a CROSS JOIN LATERAL unnest(a.houses, a.currencies) AS l (house, currency)
    CROSS JOIN LATERAL unnest(ARRAY[a.player::text, 'house:' || l.house]) AS owner;
  END LOOP;

  -- Lock order: ascending account ids, so that transfers do not deadlock. The rows of ledger_days need no order: the
  -- lock of the balance row protects them until the transaction ends.
  WITH changed AS (
    UPDATE ledger_balances b SET balance = b.balance + c.change
    FROM (SELECT l.own, sum(l.amount)::bigint AS change FROM unnest(v_lines) AS l GROUP BY l.own ORDER BY l.own) AS c
    WHERE b.account_id = c.own RETURNING b.account_id, b.balance
  )
  SELECT array_agg(account_id), array_agg(balance) INTO v_accounts, v_balances FROM changed;

  INSERT INTO ledger_days AS d (account_id, day, kind, postings)
  SELECT l.own, l.day, l.kind, count(*) FROM unnest(v_lines) AS l GROUP BY l.own, l.day, l.kind
  ON CONFLICT (account_id, day, kind) DO UPDATE SET postings = d.postings + excluded.postings;

  INSERT INTO ledger_postings
    (transfer_id, line, from_account, to_account, amount, from_after, to_after, kind, occurred_at)
  SELECT l.transfer, l.line, CASE WHEN l.amount < 0 THEN l.own ELSE l.house END,
    CASE WHEN l.amount < 0 THEN l.house ELSE l.own END, abs(l.amount),
    CASE WHEN l.amount < 0 THEN own.after END, CASE WHEN l.amount < 0 THEN NULL ELSE own.after END, l.kind, l.now
  FROM unnest(v_lines) AS l
  CROSS JOIN LATERAL (SELECT v_balances[array_position(v_accounts, l.own)] AS after) AS own;

  INSERT INTO ledger_daily_caps AS c (player_id, name, day, used, cap)
  SELECT a.player, a.cap_name, a.day, a.cap_amount, a.cap FROM unnest(v_asked) AS a WHERE a.cap_name IS NOT NULL
  ON CONFLICT (player_id, name, day) DO UPDATE SET used = c.used + excluded.used, cap = excluded.cap;

  RETURN QUERY
    SELECT a.place, jsonb_build_object('playerId', a.player, 'transferId', a.transfer, 'isReplay', false) || (
      SELECT jsonb_object_agg(l.currency, v_balances[array_position(v_accounts, l.own)])
      FROM unnest(v_lines) AS l WHERE l.place = a.place)
    FROM unnest(v_asked) AS a;
END $$;
