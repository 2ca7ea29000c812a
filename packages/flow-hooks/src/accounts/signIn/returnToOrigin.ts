import type { DeferredPlay } from '@players-club/domain-models'
import type { ClubPaths } from '../../club/ClubPaths.ts'
import type { Place } from '../../club/ClubPorts.ts'
import type { Club } from '../../club/createClub.ts'
import { withDeferredPlay } from '../../lounge/deferredPlay/keptPlay.ts'
import { originInState } from '../../club/redirect/originInState.ts'
import { redirectBack } from '../../club/redirect/redirectBack.ts'
import { forgetRedirect } from '../../club/redirect/rememberedRedirect.ts'

/** The page the player came from: the guard leaves it in the navigation state, a server's redirect in the query. */
export function origin({ state, search }: Pick<Place, 'state' | 'search'>, paths: ClubPaths): string {
  const from = originInState(state) ?? new URLSearchParams(search).get('from')
  return redirectBack(from, paths)
}

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
