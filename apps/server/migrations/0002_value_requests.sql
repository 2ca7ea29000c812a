-- A player's value-moving request: its session, its idempotency key, its limits and its answer (ADR 0085).
--
-- Errors that the server recognises by their SQLSTATE:
--   PC401 no live session
--   PC409 a request with the same key is in progress
--   PC422 the key belongs to another request
--
-- All of them are PL/pgSQL: before PostgreSQL 18 a function in SQL is parsed and planned at every call.

-- Locks a player's idempotency key until the transaction ends. It does not wait: a second request with the same key
-- is refused.
CREATE FUNCTION idempotency_lock(p_player uuid, p_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(p_player::text || ':' || p_key, 0)) THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
END $$;
--> statement-breakpoint

-- The stored answer of a request, null if the request is new, with its key locked. The look-up is a statement of its own
-- and sees what the previous holder of the lock has committed. Each request adds a row to the table: a plan that was made
-- while it was small would read all of it until autovacuum has seen it grow (ADR 0087).
CREATE FUNCTION idempotency_claim(p_player uuid, p_key text, p_operation text, p_body_hash bytea)
RETURNS json LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_record idempotency_records;
BEGIN
  PERFORM idempotency_lock(p_player, p_key);
  SELECT * INTO v_record FROM idempotency_records WHERE player_id = p_player AND key = p_key;
  IF (v_record.operation, v_record.body_hash) <> (p_operation, p_body_hash) THEN
    RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
  END IF;
  RETURN v_record.answer;
END $$;
--> statement-breakpoint

-- Begins a request: its player, by a live session unless the player is known, and the stored answer. It writes nothing.
CREATE FUNCTION value_request_begin(
  p_session bytea, p_player uuid, p_key text, p_operation text, p_body_hash bytea, p_now timestamptz,
  OUT player_id uuid, OUT answer json
) LANGUAGE plpgsql AS $$
BEGIN
  player_id := p_player;
  IF player_id IS NULL THEN
    SELECT s.player_id INTO player_id FROM sessions s
    WHERE s.id_hash = p_session AND s.revoked_at IS NULL AND s.expires_at > p_now AND s.absolute_expires_at > p_now;
    -- Two look-ups by primary key: a join that was planned while both tables were empty may read all players.
    IF NOT EXISTS (SELECT FROM players p WHERE p.id = player_id AND p.state = 'active') THEN
      RAISE EXCEPTION 'no live session' USING ERRCODE = 'PC401';
    END IF;
  END IF;
  answer := idempotency_claim(player_id, p_key, p_operation, p_body_hash);
END $$;
--> statement-breakpoint

-- Ends a request: stores its answer, and restarts the idle time-out of its session. It comes last, because sessions are
-- locked after the player.
CREATE FUNCTION value_request_end(
  p_session bytea, p_player uuid, p_key text, p_operation text, p_body_hash bytea, p_answer json, p_now timestamptz,
  p_touch_before timestamptz, p_idle_until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idempotency_records (player_id, key, operation, body_hash, answer, created_at)
  VALUES (p_player, p_key, p_operation, p_body_hash, p_answer, p_now);
  PERFORM session_touch(p_session, p_now, p_touch_before, p_idle_until);
END $$;
--> statement-breakpoint

CREATE FUNCTION session_touch(p_session bytea, p_now timestamptz, p_touch_before timestamptz, p_idle_until timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET last_seen_at = p_now, expires_at = least(p_idle_until, absolute_expires_at)
  WHERE id_hash = p_session AND revoked_at IS NULL AND coalesce(last_seen_at, '-infinity') <= p_touch_before;
END $$;
--> statement-breakpoint

-- Counts against a player's limit; its check constraint refuses to exceed it.
CREATE FUNCTION limit_consume(p_player uuid, p_name text, p_day text, p_amount int, p_cap int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO limit_uses AS u (player_id, name, day, used, cap) VALUES (p_player, p_name, p_day, p_amount, p_cap)
  ON CONFLICT (player_id, name, day) DO UPDATE SET used = u.used + excluded.used, cap = excluded.cap;
END $$;
--> statement-breakpoint

-- A request that is exactly one transfer, counted against a limit, in one round trip: the functions above in their order.
-- Its player is 'player' among the owners. The answer has the player's balances right after it, by currency.
CREATE FUNCTION value_request_transfer(
  p_session bytea, p_player uuid, p_key text, p_operation text, p_body_hash bytea, p_now timestamptz,
  p_touch_before timestamptz, p_idle_until timestamptz, p_transfer uuid, p_kind text, p_description text,
  p_from text[], p_to text[], p_currencies text[], p_amounts bigint[],
  p_limit text, p_limit_day text, p_limit_amount int, p_limit_cap int, OUT player_id uuid, OUT answer json
) LANGUAGE plpgsql AS $$
DECLARE
  v_posted jsonb;
BEGIN
  SELECT b.player_id, b.answer INTO player_id, answer
  FROM value_request_begin(p_session, p_player, p_key, p_operation, p_body_hash, p_now) AS b;
  IF answer IS NOT NULL THEN
    PERFORM session_touch(p_session, p_now, p_touch_before, p_idle_until);
    RETURN;
  END IF;
  v_posted := ledger_transfer(p_transfer, player_id::text || ':' || p_operation || ':' || p_key, p_kind, p_description,
    '{}', p_now, array_replace(p_from, 'player', player_id::text), array_replace(p_to, 'player', player_id::text),
    p_currencies, p_amounts);
  IF (v_posted ->> 'isReplay')::boolean THEN
    RAISE EXCEPTION 'the key of a transfer whose answer is missing' USING ERRCODE = 'PC422';
  END IF;
  PERFORM limit_consume(player_id, p_limit, p_limit_day, p_limit_amount, p_limit_cap);
  SELECT json_object_agg(b ->> 'currency', b -> 'balance') INTO answer FROM jsonb_array_elements(v_posted -> 'balances') AS b;
  PERFORM value_request_end(p_session, player_id, p_key, p_operation, p_body_hash, answer, p_now, p_touch_before,
    p_idle_until);
END $$;
