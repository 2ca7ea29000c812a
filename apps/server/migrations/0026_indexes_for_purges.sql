DROP INDEX "sessions_absolute";--> statement-breakpoint
CREATE INDEX "account_keys_created" ON "account_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "game_tags_type" ON "game_tags" USING btree ("tag_type_id");--> statement-breakpoint
CREATE INDEX "session_families_expires" ON "session_families" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "embed_codes_family" ON "embed_codes" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "draw_entrants_draw" ON "draw_entrants" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "recommendations_reward" ON "recommendations" USING btree ("reward_id");