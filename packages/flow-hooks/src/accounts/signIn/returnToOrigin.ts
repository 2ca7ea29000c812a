import type { DeferredPlay } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { withDeferredPlay } from '../../lounge/deferredPlay/keptPlay.ts'
import { origin } from '../../club/redirect/origin.ts'
import { forgetRedirect } from '../../club/redirect/rememberedRedirect.ts'

/**
 * Brings a player who has just signed in back to where they came from, otherwise home; and the state of that page along,
 * or a play that was begun on it.
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
  const { from: _, ...own } = Object(place.state)
  const state = play?.from === target ? withDeferredPlay(play) : own
  navigator.go(target, { replace: true, ...(Object.keys(state).length > 0 && { state }), onFailure })
}
