-- A page of a player's movements, the latest first. The counts of the days tell how many there are in all and
-- which days the page is made of: no row is read only to be counted or skipped, however long the history is.
CREATE FUNCTION ledger_page(
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
