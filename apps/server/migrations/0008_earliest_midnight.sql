-- The start of a day. Where midnight occurs twice, `::timestamptz` is the second one, an hour after the day has begun.
CREATE OR REPLACE FUNCTION day_start(p_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (midnight - interval '1 hour')::date = p_day THEN midnight - interval '1 hour' ELSE midnight END
  FROM (SELECT p_day::timestamptz AS midnight) AS day
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_page(
  p_player uuid, p_currency text, p_kinds text[], p_start date, p_end date, p_offset bigint, p_size int
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_account bigint;
  v_total bigint;
  v_day date;
  v_postings bigint;
  -- Postings of the days that are later than the one at hand.
  v_later bigint := 0;
  v_days date[] := '{}';
  v_skip bigint;
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
    EXIT WHEN v_later >= p_offset + p_size;
    IF v_later + v_postings > p_offset THEN
      v_days := v_days || v_day;
      v_skip := coalesce(v_skip, p_offset - v_later);
    END IF;
    v_later := v_later + v_postings;
  END LOOP;

  -- EXECUTE plans the statement for each call: a plan for a short history is slow for a long one.
  EXECUTE $page$
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'transferId', transfer_id, 'occurredAt', occurred_at, 'kind', kind, 'amount', amount
    ) || (
      SELECT jsonb_build_object('description', t.description, 'details', t.details)
      FROM ledger_transfers t WHERE t.id = transfer_id
    ) ORDER BY occurred_at DESC, transfer_id DESC, line DESC), '[]')
    FROM (
      SELECT posting.*
      FROM unnest($3) AS day
      CROSS JOIN LATERAL (SELECT day_start(day) AS starts_at, day_start(day + 1) AS ends_at) AS span
      CROSS JOIN LATERAL (
        (SELECT transfer_id, line, occurred_at, kind, -amount AS amount FROM ledger_postings
          WHERE from_account = $1 AND from_account > 0 AND ($2 IS NULL OR kind = ANY ($2))
            AND occurred_at >= starts_at AND occurred_at < ends_at
          ORDER BY occurred_at DESC, transfer_id DESC, line DESC LIMIT $4 + $5)
        UNION ALL
        (SELECT transfer_id, line, occurred_at, kind, amount FROM ledger_postings
          WHERE to_account = $1 AND to_account > 0 AND ($2 IS NULL OR kind = ANY ($2))
            AND occurred_at >= starts_at AND occurred_at < ends_at
          ORDER BY occurred_at DESC, transfer_id DESC, line DESC LIMIT $4 + $5)
      ) AS posting
      ORDER BY occurred_at DESC, transfer_id DESC, line DESC OFFSET $4 LIMIT $5
    ) AS page
  $page$ INTO v_content USING v_account, p_kinds, v_days, v_skip, p_size;
  RETURN jsonb_build_object('total', v_total, 'content', v_content);
END $$;
