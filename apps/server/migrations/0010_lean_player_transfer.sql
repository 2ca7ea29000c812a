-- A request that is one transfer is kept as that transfer: no second row tells what was answered, and no statement
-- looks for what the function has found already.
DROP FUNCTION player_transfer(bytea, uuid, timestamptz, timestamptz, timestamptz, text, text, bytea, smallint, uuid, text,
  text, jsonb, text[], text[], text[], bigint[], text, bigint, bigint);
--> statement-breakpoint
DROP FUNCTION ledger_post(uuid, text, text, text, jsonb, uuid, timestamptz, bigint[], bigint[], bigint[]);
--> statement-breakpoint

-- The transfer's key of a player's request; the first word keeps it apart from keys that features make.
CREATE FUNCTION ledger_request_key(p_player uuid, p_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'request:' || p_player::text || ':' || p_key
$$;
--> statement-breakpoint

-- Writes one transfer. The same key with the same request, or else the same lines, again changes nothing and tells
-- the first one.
CREATE FUNCTION ledger_post(
  p_transfer uuid, p_key text, p_kind text, p_description text, p_details jsonb, p_reverses uuid,
  p_now timestamptz, p_from bigint[], p_to bigint[], p_amounts bigint[],
  p_operation text DEFAULT NULL, p_body_hash bytea DEFAULT NULL
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
  INSERT INTO ledger_transfers (id, key, kind, description, details, reverses, occurred_at, operation, body_hash)
  VALUES (p_transfer, p_key, p_kind, p_description, p_details, p_reverses, p_now, p_operation, p_body_hash)
  ON CONFLICT ON CONSTRAINT ledger_transfers_key DO NOTHING;

  IF NOT FOUND THEN
    SELECT t.id, t.kind, t.operation, t.body_hash, array_agg(p.from_account ORDER BY p.line) AS sources,
      array_agg(p.to_account ORDER BY p.line) AS targets, array_agg(p.amount ORDER BY p.line) AS amounts
    INTO STRICT v_first
    FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
    WHERE t.key = p_key GROUP BY t.id;
    -- The same request is told the same, even if what it costs has changed since.
    IF (v_first.operation, v_first.body_hash) IS DISTINCT FROM (p_operation, p_body_hash) OR p_operation IS NULL
      AND (v_first.kind, v_first.sources, v_first.targets, v_first.amounts) <> (p_kind, p_from, p_to, p_amounts) THEN
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

-- Takes a player's key for the rest of the transaction. The lock is only tried: a second request with the same key
-- is told so instead of waiting.
CREATE FUNCTION idempotency_lock(p_player uuid, p_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(p_player::text || ':' || p_key, 0)) THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
END $$;
--> statement-breakpoint

-- Claims a player's key: null when it is new, else what was answered. A key that has moved value as a transfer of its
-- own stands for that request.
CREATE OR REPLACE FUNCTION idempotency_claim(p_player uuid, p_key text, p_operation text, p_body_hash bytea)
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

-- A player's whole value-moving request in one round trip: who it is, whether it was answered before, the transfer
-- and the limit of the day. 'player' among the owners is whoever asks.
CREATE FUNCTION player_transfer(
  p_session bytea, p_player uuid, p_now timestamptz, p_touch_before timestamptz, p_idle_until timestamptz,
  p_request_key text, p_operation text, p_body_hash bytea,
  p_transfer uuid, p_kind text, p_description text, p_details jsonb,
  p_from text[], p_to text[], p_currencies text[], p_amounts bigint[],
  p_cap_name text, p_cap_amount bigint, p_cap bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid := p_player;
  v_seen timestamptz;
  v_points bigint;
  v_tokens bigint;
  v_own bigint;
  v_from bigint[];
  v_to bigint[];
  v_posted jsonb;
BEGIN
  IF p_session IS NOT NULL THEN
    SELECT s.player_id, s.last_seen_at, points.id, tokens.id INTO v_player, v_seen, v_points, v_tokens
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

  PERFORM idempotency_lock(v_player, p_request_key);
  IF EXISTS (SELECT FROM idempotency_records WHERE player_id = v_player AND key = p_request_key) THEN
    RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
  END IF;

  FOR i IN 1 .. cardinality(p_amounts) LOOP
    v_own := CASE p_currencies[i] WHEN 'points' THEN v_points WHEN 'tokens' THEN v_tokens END;
    v_from[i] := CASE WHEN p_from[i] <> 'player' THEN ledger_account(p_from[i], p_currencies[i])
      ELSE coalesce(v_own, ledger_account(v_player::text, p_currencies[i])) END;
    v_to[i] := CASE WHEN p_to[i] <> 'player' THEN ledger_account(p_to[i], p_currencies[i])
      ELSE coalesce(v_own, ledger_account(v_player::text, p_currencies[i])) END;
  END LOOP;

  v_posted := ledger_post(p_transfer, ledger_request_key(v_player, p_request_key), p_kind, p_description, p_details, NULL,
    p_now, v_from, v_to, p_amounts, p_operation, p_body_hash);
  IF p_cap_name IS NOT NULL AND NOT (v_posted ->> 'isReplay')::boolean THEN
    PERFORM ledger_use_daily_cap(v_player, p_cap_name, p_now, p_cap_amount, p_cap);
  END IF;
  RETURN jsonb_build_object('playerId', v_player, 'posted', v_posted);
END $$;
