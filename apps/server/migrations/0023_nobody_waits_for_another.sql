-- Two changes to requests that share a transaction; the rest of the function stays as it is. A session's player is
-- looked up by its key, limited, so that this holds even where both tables were empty when it was planned. And none
-- waits for long for what holds up another one, also where only one of them has a session and is free to go on.
DO $$
DECLARE
  v_function text := pg_get_functiondef('player_transfers(json)'::regprocedure);
BEGIN
  v_function := replace(
    v_function,
    'FROM sessions s JOIN players p ON p.id = s.player_id',
    $q$FROM sessions s
      CROSS JOIN LATERAL (SELECT FROM players p WHERE p.id = s.player_id AND p.state = 'active' LIMIT 1) AS active$q$
  );
  v_function := replace(
    v_function,
    $q$AND s.absolute_expires_at > a.now AND p.state = 'active'$q$,
    'AND s.absolute_expires_at > a.now'
  );
  EXECUTE replace(v_function, 'IF v_players > 1 THEN', 'IF json_array_length(p_asked) > 1 THEN');
END $$;
--> statement-breakpoint

-- Servers of the version before the last one asked it.
DROP FUNCTION player_transfer(bytea, uuid, timestamptz, timestamptz, timestamptz, text, text, bytea, uuid, text, text,
  jsonb, text[], text[], bigint[], text, bigint, bigint);
