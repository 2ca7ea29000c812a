-- Balances change with every transfer: room on their pages keeps the new version beside the old one.
ALTER TABLE ledger_balances SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE ledger_days SET (fillfactor = 80);
--> statement-breakpoint

-- Errors of the kernel, told apart by their state:
-- PC401 no live session, PC404 no such transfer, PC409 the same key is at work now, PC422 the key stands for another request,
-- PC500 the ledger is never changed.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed: % on % refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'PC500', HINT = 'Post a reversal instead.';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint

-- The account of an owner ('house:<purpose>' or a player's id), opened when it is first needed.
CREATE FUNCTION ledger_account(p_owner text, p_currency text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  IF p_owner LIKE 'house:%' THEN
    SELECT id INTO v_id FROM ledger_accounts WHERE house = substr(p_owner, 7) AND currency = p_currency;
    IF v_id IS NULL THEN
      INSERT INTO ledger_accounts (id, house, currency)
      VALUES (-nextval(pg_get_serial_sequence('ledger_accounts', 'id')), substr(p_owner, 7), p_currency)
      ON CONFLICT DO NOTHING;
      SELECT id INTO STRICT v_id FROM ledger_accounts WHERE house = substr(p_owner, 7) AND currency = p_currency;
    END IF;
    RETURN v_id;
  END IF;
  SELECT id INTO v_id FROM ledger_accounts WHERE player_id = p_owner::uuid AND currency = p_currency;
  IF v_id IS NULL THEN
    INSERT INTO ledger_accounts (player_id, currency) VALUES (p_owner::uuid, p_currency)
      ON CONFLICT DO NOTHING RETURNING id INTO v_id;
    IF v_id IS NOT NULL THEN
      INSERT INTO ledger_balances (account_id) VALUES (v_id);
    ELSE
      SELECT id INTO STRICT v_id FROM ledger_accounts WHERE player_id = p_owner::uuid AND currency = p_currency;
    END IF;
  END IF;
  RETURN v_id;
END $$;
--> statement-breakpoint

-- What was told of an earlier transfer: its id, and what the players in it held right after it.
CREATE FUNCTION ledger_receipt(p_transfer uuid) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('transferId', p_transfer, 'isReplay', true, 'balances', coalesce(
    jsonb_agg(jsonb_build_object('playerId', a.player_id, 'currency', a.currency, 'balance', h.balance) ORDER BY a.id),
    '[]'))
  FROM (
    SELECT from_account AS id, from_after AS balance FROM ledger_postings
    WHERE transfer_id = p_transfer AND from_account > 0
    UNION
    SELECT to_account, to_after FROM ledger_postings WHERE transfer_id = p_transfer AND to_account > 0
  ) h JOIN ledger_accounts a ON a.id = h.id
$$;
--> statement-breakpoint

-- Writes one transfer. The same key with the same lines again changes nothing and tells the first one.
CREATE FUNCTION ledger_post(
  p_transfer uuid, p_key text, p_kind text, p_description text, p_details jsonb, p_reverses uuid,
  p_now timestamptz, p_from bigint[], p_to bigint[], p_amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_first record;
  v_account bigint;
  v_delta bigint;
  v_lines int;
  v_balance bigint;
  v_told jsonb;
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

  -- Always in the order of the accounts, so that two transfers never wait for each other.
  FOREACH v_account IN ARRAY
    ARRAY(SELECT DISTINCT a FROM unnest(p_from || p_to) AS u (a) WHERE a > 0 ORDER BY a)
  LOOP
    v_delta := 0;
    v_lines := 0;
    FOR i IN 1 .. cardinality(p_amounts) LOOP
      IF p_from[i] = v_account THEN
        v_delta := v_delta - p_amounts[i];
        v_lines := v_lines + 1;
      ELSIF p_to[i] = v_account THEN
        v_delta := v_delta + p_amounts[i];
        v_lines := v_lines + 1;
      END IF;
    END LOOP;
    UPDATE ledger_balances b SET balance = b.balance + v_delta
      FROM ledger_accounts a WHERE b.account_id = v_account AND a.id = v_account
      RETURNING b.balance, jsonb_build_object('playerId', a.player_id, 'currency', a.currency, 'balance', b.balance)
      INTO STRICT v_balance, v_told;
    v_balances := v_balances || v_told;
    FOR i IN 1 .. cardinality(p_amounts) LOOP
      IF p_from[i] = v_account THEN
        v_from_after[i] := v_balance;
      ELSIF p_to[i] = v_account THEN
        v_to_after[i] := v_balance;
      END IF;
    END LOOP;
    INSERT INTO ledger_days AS d (account_id, day, kind, postings) VALUES (v_account, v_day, p_kind, v_lines)
    ON CONFLICT (account_id, day, kind) DO UPDATE SET postings = d.postings + excluded.postings;
  END LOOP;

  FOR i IN 1 .. cardinality(p_amounts) LOOP
    INSERT INTO ledger_postings
      (transfer_id, line, from_account, to_account, amount, from_after, to_after, kind, occurred_at)
    VALUES
      (p_transfer, i, p_from[i], p_to[i], p_amounts[i], v_from_after[i], v_to_after[i], p_kind, p_now);
  END LOOP;
  RETURN jsonb_build_object('transferId', p_transfer, 'isReplay', false, 'balances', v_balances);
END $$;
--> statement-breakpoint

-- A transfer by its legs: both sides of a leg are of one currency, there is no way to say anything else.
CREATE FUNCTION ledger_transfer(
  p_transfer uuid, p_key text, p_kind text, p_description text, p_details jsonb, p_now timestamptz,
  p_from text[], p_to text[], p_currencies text[], p_amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_from bigint[];
  v_to bigint[];
BEGIN
  FOR i IN 1 .. cardinality(p_amounts) LOOP
    v_from[i] := ledger_account(p_from[i], p_currencies[i]);
    v_to[i] := ledger_account(p_to[i], p_currencies[i]);
  END LOOP;
  RETURN ledger_post(p_transfer, p_key, p_kind, p_description, p_details, NULL, p_now, v_from, v_to, p_amounts);
END $$;
--> statement-breakpoint

-- The correction of a transfer: the same lines the other way round. A transfer is reversed once at most.
CREATE FUNCTION ledger_reverse(
  p_transfer uuid, p_original uuid, p_key text, p_description text, p_details jsonb, p_now timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_from bigint[];
  v_to bigint[];
  v_amounts bigint[];
BEGIN
  SELECT array_agg(to_account ORDER BY line), array_agg(from_account ORDER BY line), array_agg(amount ORDER BY line)
  INTO v_from, v_to, v_amounts
  FROM ledger_postings WHERE transfer_id = p_original;
  IF v_from IS NULL THEN
    RAISE EXCEPTION 'no such transfer' USING ERRCODE = 'PC404';
  END IF;
  RETURN ledger_post(p_transfer, p_key, 'REVERSAL', p_description, p_details, p_original, p_now, v_from, v_to, v_amounts);
END $$;
--> statement-breakpoint

-- Counts against a limit of the Phoenix day; the table's own check refuses what goes over it.
CREATE FUNCTION ledger_use_daily_cap(
  p_player uuid, p_name text, p_now timestamptz, p_amount bigint, p_cap bigint
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_daily_caps AS c (player_id, name, day, used, cap)
  VALUES (p_player, p_name, (p_now AT TIME ZONE 'America/Phoenix')::date, p_amount, p_cap)
  ON CONFLICT (player_id, name, day) DO UPDATE SET used = c.used + excluded.used, cap = excluded.cap
$$;
--> statement-breakpoint

-- Claims a player's key for the rest of the transaction: null when it is new, else what was answered.
-- The lock is only tried: a second request with the same key is told so instead of waiting.
CREATE FUNCTION idempotency_claim(p_player uuid, p_key text, p_operation text, p_body_hash bytea)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_record idempotency_records;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(p_player::text || ':' || p_key, 0)) THEN
    RAISE EXCEPTION 'the same request is at work' USING ERRCODE = 'PC409';
  END IF;
  SELECT * INTO v_record FROM idempotency_records WHERE player_id = p_player AND key = p_key;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF v_record.operation <> p_operation OR v_record.body_hash <> p_body_hash THEN
    RAISE EXCEPTION 'the key of another request' USING ERRCODE = 'PC422';
  END IF;
  RETURN jsonb_build_object('status', v_record.status, 'body', v_record.body);
END $$;
--> statement-breakpoint

-- A player's whole value-moving request in one round trip: who it is, whether it was answered before, the
-- transfer, the limit of the day, and the answer. 'player' among the owners is whoever asks.
CREATE FUNCTION player_transfer(
  p_session bytea, p_player uuid, p_now timestamptz, p_touch_before timestamptz, p_idle_until timestamptz,
  p_request_key text, p_operation text, p_body_hash bytea, p_status smallint,
  p_transfer uuid, p_kind text, p_description text, p_details jsonb,
  p_from text[], p_to text[], p_currencies text[], p_amounts bigint[],
  p_cap_name text, p_cap_amount bigint, p_cap bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid := p_player;
  v_seen timestamptz;
  v_answer jsonb;
BEGIN
  IF p_session IS NOT NULL THEN
    SELECT s.player_id, s.last_seen_at INTO v_player, v_seen
    FROM sessions s JOIN players p ON p.id = s.player_id
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

  v_answer := idempotency_claim(v_player, p_request_key, p_operation, p_body_hash);
  IF v_answer IS NOT NULL THEN
    RETURN jsonb_build_object('playerId', v_player, 'isReplay', true, 'posted', v_answer -> 'body');
  END IF;

  v_answer := ledger_transfer(
    p_transfer, v_player::text || ':' || p_operation || ':' || p_request_key, p_kind, p_description, p_details, p_now,
    array_replace(p_from, 'player', v_player::text), array_replace(p_to, 'player', v_player::text),
    p_currencies, p_amounts);
  IF p_cap_name IS NOT NULL AND NOT (v_answer ->> 'isReplay')::boolean THEN
    PERFORM ledger_use_daily_cap(v_player, p_cap_name, p_now, p_cap_amount, p_cap);
  END IF;
  INSERT INTO idempotency_records (player_id, key, operation, body_hash, status, body, created_at)
  VALUES (v_player, p_request_key, p_operation, p_body_hash, p_status, v_answer, p_now);
  RETURN jsonb_build_object('playerId', v_player, 'isReplay', v_answer -> 'isReplay', 'posted', v_answer);
END $$;
--> statement-breakpoint

-- A page of a player's movements, the latest first. The counts of the days tell how many there are in all and
-- which days the page is made of: no row is read only to be counted or skipped, however long the history is.
CREATE FUNCTION ledger_page(
  p_player uuid, p_currency text, p_kinds text[], p_start date, p_end date, p_offset bigint, p_size int
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_account bigint;
  v_total bigint;
  v_day date;
  v_postings bigint;
  v_running bigint := 0;
  v_days date[] := '{}';
  v_skipped bigint;
  v_content jsonb;
BEGIN
  SELECT id INTO v_account FROM ledger_accounts WHERE player_id = p_player AND currency = p_currency;

  SELECT coalesce(sum(postings), 0) INTO v_total FROM ledger_days
  WHERE account_id = v_account AND (p_kinds IS NULL OR kind = ANY (p_kinds))
    AND day BETWEEN coalesce(p_start, '-infinity') AND coalesce(p_end, 'infinity');

  FOR v_day, v_postings IN
    SELECT day, sum(postings) FROM ledger_days
    WHERE account_id = v_account AND (p_kinds IS NULL OR kind = ANY (p_kinds))
      AND day BETWEEN coalesce(p_start, '-infinity') AND coalesce(p_end, 'infinity')
    GROUP BY day ORDER BY day DESC
  LOOP
    EXIT WHEN v_running >= p_offset + p_size;
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
