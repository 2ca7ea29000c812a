import { deferredPlay, type DeferredPlay } from '@players-club/domain-models'
import { signInPath } from '../../club/ClubPaths.ts'
import type { ClubPorts } from '../../club/ClubPorts.ts'
import type { Club } from '../../club/createClub.ts'
import { parseStoredJson, storeJson } from '../../club/storedJson.ts'

const KEPT = 'players-club.deferred-play'

type Storage = ClubPorts['storage']

type Wanted = Pick<DeferredPlay, 'gameType' | 'wagerIndex' | 'deferredGame' | 'gameName' | 'wager'>

/** Brings a guest to the sign-in, and keeps what they wanted to play for that page alone. */
export function signInToPlay(
  { clock, navigator, paths, storage }: Pick<Club, 'clock' | 'navigator' | 'paths' | 'storage'>,
  wanted: Wanted,
): void {
  const { pathname, search } = navigator.location()
  const from = pathname + search
  const binding = { from, deferredAt: clock.now().getTime() }
  storeJson(storage.session, KEPT, { deferredPlay: true, ...wanted, ...binding })
  navigator.go(signInPath(paths, from))
}

/** As it is written: the same text is the same play. */
export const readDeferredPlay = ({ session }: Storage): string | null => session.get(KEPT)

export const parseDeferredPlay = (text: string | null): DeferredPlay | null =>
  parseStoredJson(text, deferredPlay)

export const forgetDeferredPlay = ({ session }: Storage): void => session.remove(KEPT)

/** What a sign-in passes along to the page that it leads back to. */
export const withDeferredPlay = (play: DeferredPlay) => ({ deferredPlay: play })
