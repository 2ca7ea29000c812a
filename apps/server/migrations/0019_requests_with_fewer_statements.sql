-- A player's request is posted by its one function, with as few statements as it takes: the player's own accounts are
-- found along with the session, the house's along with the line, and a row that is there already is changed before
-- anybody thinks of adding it.
DROP FUNCTION player_transfer(bytea, uuid, timestamptz, timestamptz, timestamptz, text, text, bytea, uuid, text, text,
  jsonb, text[], text[], text[], bigint[], text, bigint, bigint);
--> statement-breakpoint
DROP FUNCTION ledger_post(uuid, text, text, text, jsonb, uuid, timestamptz, bigint[], bigint[], bigint[], text, bytea);
--> statement-breakpoint

-- Limits of the day change with every use: room for the new version beside the old one.
ALTER TABLE ledger_daily_caps SET (fillfactor = 80);
--> statement-breakpoint

-- Writes one transfer. The same key with the same lines again changes nothing and tells the first one.
CREATE FUNCTION ledger_post(
  p_transfer uuid, p_key text, p_kind text, p_description text, p_details jsonb, p_reverses uuid,
  p_now timestamptz, p_from bigint[], p_to bigint[], p_amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_first record;
  v_lines int := cardinality(p_amounts);
  v_accounts bigint[] := '{}';
  v_account bigint;
  v_delta bigint;
  v_own_lines int;
  v_balance bigint;
  v_balances jsonb := '[]';
  v_from_after bigint[];
  v_to_after bigint[];
  -- The zone of the lottery: its days are the days of the history.
  v_day date := (p_now AT TIME ZONE 'America/Phoenix')::date;
BEGIN
  INSERT INTO ledger_transfers (id, key, kind, description, details, reverses, occurred_at)
  VALUES (p_transfer, p_key, p_kind, p_description, p_details, p_reverses, p_now)
  ON CONFLICT ON CONSTRAINT ledger_transfers_key DO NOTHING;

  IF NOT FOUND THEN
    SELECT t.id, t.kind, array_agg(p.from_account ORDER BY p.line) AS sources,
      array_agg(p.to_account ORDER BY p.line) AS targets, array_agg(p.amount ORDER BY p.line) AS amounts
    INTO STRICT v_first
    FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
    WHERE t.key = p_key GROUP BY t.id;
    IF (v_first.kind, v_first.sources, v_first.targets, v_first.amounts) <> (p_kind, p_from, p_to, p_amounts) THEN
      RAISE EXCEPTION 'the key of another transfer' USING ERRCODE = 'PC422';
    END IF;
    RETURN ledger_receipt(v_first.id);
  END IF;

  FOR i IN 1 .. v_lines LOOP
    IF p_from[i] > 0 AND p_from[i] <> ALL (v_accounts) THEN
      v_accounts := v_accounts || p_from[i];
    END IF;
    IF p_to[i] > 0 AND p_to[i] <> ALL (v_accounts) THEN
      v_accounts := v_accounts || p_to[i];
    END IF;
  END LOOP;
  -- Always in the order of the accounts, so that two transfers never wait for each other. Two are compared without
  -- a query, because nearly every transfer has no more.
  IF cardinality(v_accounts) > 2 THEN
    v_accounts := ARRAY(SELECT a FROM unnest(v_accounts) AS u (a) ORDER BY a);
  ELSIF v_accounts[1] > v_accounts[2] THEN
    v_accounts := ARRAY[v_accounts[2], v_accounts[1]];
  END IF;

  FOREACH v_account IN ARRAY v_accounts LOOP
    v_delta := 0;
    v_own_lines := 0;
    FOR i IN 1 .. v_lines LOOP
      IF p_from[i] = v_account THEN
        v_delta := v_delta - p_amounts[i];
        v_own_lines := v_own_lines + 1;
      ELSIF p_to[i] = v_account THEN
        v_delta := v_delta + p_amounts[i];
        v_own_lines := v_own_lines + 1;
      END IF;
    END LOOP;
    UPDATE ledger_balances b SET balance = b.balance + v_delta
      FROM ledger_accounts a WHERE b.account_id = v_account AND a.id = v_account
      RETURNING b.balance, v_balances || jsonb_build_object(
        'playerId', a.player_id, 'currency', a.currency, 'balance', b.balance)
      INTO STRICT v_balance, v_balances;
    FOR i IN 1 .. v_lines LOOP
      IF p_from[i] = v_account THEN
        v_from_after[i] := v_balance;
      ELSIF p_to[i] = v_account THEN
        v_to_after[i] := v_balance;
      END IF;
    END LOOP;
    INSERT INTO ledger_days AS d (account_id, day, kind, postings) VALUES (v_account, v_day, p_kind, v_own_lines)
    ON CONFLICT (account_id, day, kind) DO UPDATE SET postings = d.postings + excluded.postings;
  END LOOP;

  FOR i IN 1 .. v_lines LOOP
    INSERT INTO ledger_postings
      (transfer_id, line, from_account, to_account, amount, from_after, to_after, kind, occurred_at)
    VALUES
      (p_transfer, i, p_from[i], p_to[i], p_amounts[i], v_from_after[i], v_to_after[i], p_kind, p_now);
  END LOOP;
  RETURN jsonb_build_object('transferId', p_transfer, 'isReplay', false, 'balances', v_balances);
END $$;
--> statement-breakpoint

-- The number under which a player's key is locked.
CREATE FUNCTION idempotency_lock_number(p_player uuid, p_key text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended(p_player::text || ':' || p_key, 0)
$$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION idempotency_lock(p_player uuid, p_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(idempotency_lock_number(p_player, p_key)) THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
END $$;
--> statement-breakpoint

-- A player's whole value-moving request in one round trip: who it is, whether it was answered before, the transfer
-- and the limit of the day. Each line moves value between the player and the house; its amount is what the player
-- gets, less than nothing where the player gives.
CREATE FUNCTION player_transfer(
  p_session bytea, p_player uuid, p_now timestamptz, p_touch_before timestamptz, p_idle_until timestamptz,
  p_request_key text, p_operation text, p_body_hash bytea,
  p_transfer uuid, p_kind text, p_description text, p_details jsonb,
  p_houses text[], p_currencies text[], p_amounts bigint[],
  p_cap_name text, p_cap_amount bigint, p_cap bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid := p_player;
  v_seen timestamptz;
  v_is_free boolean;
  v_first record;
  v_points bigint;
  v_tokens bigint;
  v_points_after bigint;
  v_tokens_after bigint;
  v_account bigint;
  v_after bigint;
  v_change bigint;
  v_lines int;
  -- The zone of the lottery: its days are the days of the history.
  v_day date := (p_now AT TIME ZONE 'America/Phoenix')::date;
BEGIN
  -- The key is taken in the statement that finds the player. What it stands for is looked up by later ones, which see
  -- all that whoever held it before has committed.
  IF p_session IS NULL THEN
    v_is_free := pg_try_advisory_xact_lock(idempotency_lock_number(p_player, p_request_key));
  ELSE
    SELECT s.player_id, s.last_seen_at, points.id, tokens.id,
      pg_try_advisory_xact_lock(idempotency_lock_number(s.player_id, p_request_key))
    INTO v_player, v_seen, v_points, v_tokens, v_is_free
    FROM sessions s JOIN players p ON p.id = s.player_id
    LEFT JOIN ledger_accounts points ON points.player_id = s.player_id AND points.currency = 'points'
    LEFT JOIN ledger_accounts tokens ON tokens.player_id = s.player_id AND tokens.currency = 'tokens'
    WHERE s.id_hash = p_session AND s.revoked_at IS NULL AND s.expires_at > p_now
      AND s.absolute_expires_at > p_now AND p.state = 'active';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no live session' USING ERRCODE = 'PC401';
    END IF;
    IF v_seen <= p_touch_before THEN
      UPDATE sessions SET last_seen_at = p_now, expires_at = least(p_idle_until, absolute_expires_at)
      WHERE id_hash = p_session AND revoked_at IS NULL;
    END IF;
  END IF;
  IF NOT v_is_free THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
  -- Opened when they are first needed.
  IF v_points IS NULL AND 'points' = ANY (p_currencies) THEN
    v_points := ledger_account(v_player::text, 'points');
  END IF;
  IF v_tokens IS NULL AND 'tokens' = ANY (p_currencies) THEN
    v_tokens := ledger_account(v_player::text, 'tokens');
  END IF;

  INSERT INTO ledger_transfers (id, key, kind, description, details, occurred_at, operation, body_hash)
  SELECT p_transfer, ledger_request_key(v_player, p_request_key), p_kind, p_description, p_details, p_now, p_operation,
    p_body_hash
  WHERE NOT EXISTS (SELECT FROM idempotency_records WHERE player_id = v_player AND key = p_request_key)
  ON CONFLICT ON CONSTRAINT ledger_transfers_key DO NOTHING;

  IF NOT FOUND THEN
    SELECT t.id, t.operation, t.body_hash,
      max(coalesce(l.from_after, l.to_after)) FILTER (WHERE v_points IN (l.from_account, l.to_account)) AS points,
      max(coalesce(l.from_after, l.to_after)) FILTER (WHERE v_tokens IN (l.from_account, l.to_account)) AS tokens
    INTO v_first
    FROM ledger_transfers t JOIN ledger_postings l ON l.transfer_id = t.id
    WHERE t.key = ledger_request_key(v_player, p_request_key) GROUP BY t.id;
    -- The same request is told the same, even if what it costs has changed since.
    IF (v_first.operation, v_first.body_hash) IS DISTINCT FROM (p_operation, p_body_hash) THEN
      RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
    END IF;
    RETURN jsonb_build_object('playerId', v_player, 'transferId', v_first.id, 'isReplay', true,
      'points', v_first.points, 'tokens', v_first.tokens);
  END IF;

  -- In the order of the accounts, as everywhere, so that two transfers never wait for each other. Whoever has changed
  -- a balance counts its day alone: the row is held until the end.
  FOREACH v_account IN ARRAY
    CASE WHEN v_points > v_tokens THEN ARRAY[v_tokens, v_points] ELSE ARRAY[v_points, v_tokens] END
  LOOP
    v_change := 0;
    v_lines := 0;
    FOR i IN 1 .. cardinality(p_amounts) LOOP
      IF v_account = (CASE p_currencies[i] WHEN 'points' THEN v_points ELSE v_tokens END) THEN
        v_change := v_change + p_amounts[i];
        v_lines := v_lines + 1;
      END IF;
    END LOOP;
    CONTINUE WHEN v_lines = 0;
    UPDATE ledger_balances SET balance = balance + v_change WHERE account_id = v_account
      RETURNING balance INTO STRICT v_after;
    IF v_account = v_points THEN
      v_points_after := v_after;
    ELSE
      v_tokens_after := v_after;
    END IF;
    UPDATE ledger_days SET postings = postings + v_lines
      WHERE account_id = v_account AND day = v_day AND kind = p_kind;
    IF NOT FOUND THEN
      INSERT INTO ledger_days (account_id, day, kind, postings) VALUES (v_account, v_day, p_kind, v_lines);
    END IF;
  END LOOP;

  FOR i IN 1 .. cardinality(p_amounts) LOOP
    IF p_currencies[i] = 'points' THEN
      v_account := v_points;
      v_after := v_points_after;
    ELSE
      v_account := v_tokens;
      v_after := v_tokens_after;
    END IF;
    LOOP
      INSERT INTO ledger_postings
        (transfer_id, line, from_account, to_account, amount, from_after, to_after, kind, occurred_at)
      SELECT p_transfer, i, CASE WHEN p_amounts[i] < 0 THEN v_account ELSE house.id END,
        CASE WHEN p_amounts[i] < 0 THEN house.id ELSE v_account END, abs(p_amounts[i]),
        CASE WHEN p_amounts[i] < 0 THEN v_after END, CASE WHEN p_amounts[i] < 0 THEN NULL ELSE v_after END,
        p_kind, p_now
      FROM ledger_accounts house WHERE house.house = p_houses[i] AND house.currency = p_currencies[i];
      EXIT WHEN FOUND;
      PERFORM ledger_account('house:' || p_houses[i], p_currencies[i]);
    END LOOP;
  END LOOP;

  IF p_cap_name IS NOT NULL THEN
    UPDATE ledger_daily_caps SET used = used + p_cap_amount, cap = p_cap
      WHERE player_id = v_player AND name = p_cap_name AND day = v_day;
    IF NOT FOUND THEN
      PERFORM ledger_use_daily_cap(v_player, p_cap_name, p_now, p_cap_amount, p_cap);
    END IF;
  END IF;
  RETURN jsonb_build_object('playerId', v_player, 'transferId', p_transfer, 'isReplay', false,
    'points', v_points_after, 'tokens', v_tokens_after);
END $$;
--> statement-breakpoint

-- A page of a player's movements, the latest first. The counts of the days tell how many there are in all and
-- which days the page is made of: no row is read only to be counted or skipped, however long the history is.
CREATE OR REPLACE FUNCTION ledger_page(
  p_player uuid, p_currency text, p_kinds text[], p_start date, p_end date, p_offset bigint, p_size int
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_account bigint;
  v_total bigint := 0;
  v_span int;
  v_last date;
  v_day date;
  v_postings bigint;
  v_running bigint := 0;
  v_days date[] := '{}';
  v_skipped bigint;
  v_content jsonb;
BEGIN
  SELECT id INTO v_account FROM ledger_accounts WHERE player_id = p_player AND currency = p_currency;

  -- The page is found by spans of 32 days first, and among the days of one span then.
  FOR v_span, v_postings IN
    SELECT (day - date '2000-01-01') / 32 AS span, sum(postings) FROM ledger_days
    WHERE account_id = v_account AND (p_kinds IS NULL OR kind = ANY (p_kinds))
      AND day BETWEEN coalesce(p_start, '-infinity') AND coalesce(p_end, 'infinity')
    GROUP BY span ORDER BY span DESC
  LOOP
    IF v_last IS NULL AND v_total + v_postings > p_offset THEN
      v_last := date '2000-01-01' + 32 * v_span + 31;
      v_running := v_total;
    END IF;
    v_total := v_total + v_postings;
  END LOOP;

  FOR v_day, v_postings IN
    SELECT day, sum(postings) FROM ledger_days
    WHERE account_id = v_account AND (p_kinds IS NULL OR kind = ANY (p_kinds))
      AND day BETWEEN coalesce(p_start, '-infinity') AND least(v_last, p_end)
    GROUP BY day ORDER BY day DESC
  LOOP
    EXIT WHEN v_last IS NULL OR v_running >= p_offset + p_size;
    IF v_running + v_postings > p_offset THEN
      v_skipped := coalesce(v_skipped, p_offset - v_running);
      v_days := v_days || v_day;
    END IF;
    v_running := v_running + v_postings;
  END LOOP;

  -- Planned anew each time: what is right for a short history is wrong for a long one.
  EXECUTE format($page$
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'transferId', transfer_id, 'occurredAt', occurred_at, 'kind', kind, 'amount', amount
    ) || (
      SELECT jsonb_build_object('description', t.description, 'details', t.details)
      FROM ledger_transfers t WHERE t.id = transfer_id
    ) ORDER BY occurred_at DESC, transfer_id DESC, line DESC), '[]')
    FROM (
      SELECT m.* FROM unnest($1) AS d (day) CROSS JOIN LATERAL (
        (SELECT transfer_id, line, occurred_at, kind, -amount AS amount FROM ledger_postings
          WHERE from_account = %1$s AND from_account > 0 AND ($2 IS NULL OR kind = ANY ($2))
            AND occurred_at >= day::timestamp AT TIME ZONE 'America/Phoenix'
            AND occurred_at < (day + 1)::timestamp AT TIME ZONE 'America/Phoenix'
          ORDER BY occurred_at DESC, transfer_id DESC, line DESC LIMIT %2$s)
        UNION ALL
        (SELECT transfer_id, line, occurred_at, kind, amount FROM ledger_postings
          WHERE to_account = %1$s AND to_account > 0 AND ($2 IS NULL OR kind = ANY ($2))
            AND occurred_at >= day::timestamp AT TIME ZONE 'America/Phoenix'
            AND occurred_at < (day + 1)::timestamp AT TIME ZONE 'America/Phoenix'
          ORDER BY occurred_at DESC, transfer_id DESC, line DESC LIMIT %2$s)
      ) m
      ORDER BY occurred_at DESC, transfer_id DESC, line DESC OFFSET %3$s LIMIT %4$s
    ) page
  $page$, coalesce(v_account, 0), coalesce(v_skipped, 0) + p_size, coalesce(v_skipped, 0), p_size)
  INTO v_content USING v_days, p_kinds;
  RETURN jsonb_build_object('total', v_total, 'content', v_content);
END $$;