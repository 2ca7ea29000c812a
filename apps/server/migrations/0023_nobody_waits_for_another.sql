-- Of requests that share a transaction none waits for long for what holds up another one, also where only one of them
-- has a session and is free to go on. The rest of the function stays as it is.
DO $$ BEGIN
  EXECUTE replace(
    pg_get_functiondef('player_transfers(json)'::regprocedure),
    'IF v_players > 1 THEN',
    'IF json_array_length(p_asked) > 1 THEN'
  );
END $$;
--> statement-breakpoint

-- Servers of the version before the last one asked it.
DROP FUNCTION player_transfer(bytea, uuid, timestamptz, timestamptz, timestamptz, text, text, bytea, uuid, text, text,
  jsonb, text[], text[], bigint[], text, bigint, bigint);
