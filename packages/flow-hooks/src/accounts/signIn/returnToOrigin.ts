import type { DeferredPlay } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { withDeferredPlay } from '../../lounge/deferredPlay/keptPlay.ts'
import { origin } from '../../club/redirect/origin.ts'
import { forgetRedirect } from '../../club/redirect/rememberedRedirect.ts'

/**
 * Brings a player who has just signed in back to where they came from, otherwise home; and along with them where that
 * page leads back, or a play that was begun on it.
 */
export function returnToOrigin(
  club: Pick<Club, 'navigator' | 'paths' | 'playerStorage' | 'storage'>,
  play: DeferredPlay | null = null,
  onFailure?: () => void,
): void {
  const { navigator, paths } = club
  forgetRedirect(club)
  const place = navigator.location()
  const target = origin(place, paths)
  const { origin: next } = Object(place.state)
  const state = play?.from === target ? withDeferredPlay(play) : next && { origin: next }
  navigator.go(target, { replace: true, state, onFailure })
}
