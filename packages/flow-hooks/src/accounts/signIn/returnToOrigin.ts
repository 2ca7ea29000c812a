import type { DeferredPlay } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { withDeferredPlay } from '../../lounge/deferredPlay/keptPlay.ts'
import { origin } from '../../club/redirect/origin.ts'
import { forgetRedirect } from '../../club/redirect/rememberedRedirect.ts'

/** Brings a player who has just signed in back to where they came from, otherwise home; and the play of that page along. */
export function returnToOrigin(
  club: Pick<Club, 'navigator' | 'paths' | 'playerStorage' | 'storage'>,
  play: DeferredPlay | null = null,
  onFailure?: () => void,
): void {
  const { navigator, paths } = club
  forgetRedirect(club)
  const target = origin(navigator.location(), paths)
  const state = play?.from === target ? { state: withDeferredPlay(play) } : {}
  navigator.go(target, { replace: true, ...state, onFailure })
}
