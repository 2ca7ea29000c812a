-- The limit of the day is found by its whole key, which its conflict names. A plan for an UPDATE that is made while the
-- table is empty may choose the index of the days, and reads all players of the day from then on.
-- A player's whole value-moving request in one round trip: who it is, whether it was answered before, the transfer
-- and the limit of the day. Each line moves value between the player and the house; its amount is what the player
-- gets, less than nothing where the player gives.
CREATE OR REPLACE FUNCTION player_transfer(
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
    INSERT INTO ledger_daily_caps AS c (player_id, name, day, used, cap)
    VALUES (v_player, p_cap_name, v_day, p_cap_amount, p_cap)
    ON CONFLICT (player_id, name, day) DO UPDATE SET used = c.used + excluded.used, cap = excluded.cap;
  END IF;
  RETURN jsonb_build_object('playerId', v_player, 'transferId', p_transfer, 'isReplay', false,
    'points', v_points_after, 'tokens', v_tokens_after);
END $$;
--> statement-breakpoint

DROP FUNCTION ledger_use_daily_cap(uuid, text, timestamptz, bigint, bigint);
