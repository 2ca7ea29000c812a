-- The ledger: what its tables need beside their definition, and the functions that write transfers. Nothing else writes
-- these tables (ADR 0010).
--
-- Errors that the server recognises by their SQLSTATE:
--   PC404 no such transfer
--   PC422 the key belongs to another transfer
--   PC500 transfers and postings are immutable

-- Balances, counts of days and uses of limits change with every transfer: free space on their pages keeps the new
-- version of a row beside the old one (heap-only tuples).
ALTER TABLE ledger_balances SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE ledger_days SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE limit_uses SET (fillfactor = 80);
--> statement-breakpoint

-- Transfers and postings are never changed or deleted; a correction is a reversal.
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

-- The account of an owner ('house:<purpose>' or a player's id), created on first use.
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

-- The answer to a repeated transfer: its id, and the balances of its players right after it.
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

-- Posts one transfer. The same key with the same lines changes nothing and returns the receipt of the first time; with
-- other lines it is an error.
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
  -- The lottery day, by which the history is read: sessions have the lottery's zone.
  v_day date := p_now::date;
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
  -- Lock order: ascending account ids, so that transfers do not deadlock. Two ids are compared without a query, because
  -- nearly every transfer has no more.
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

-- Posts a transfer by its owners' names. A line has one currency, so that value is never converted by mistake.
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

-- Posts the reversal of a transfer: the same lines in the other direction. The unique index on "reverses" allows one.
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
