import { account, type SessionTokens } from '@players-club/domain-models'
import { boolean, mask, nullable, object, optional, string, type, union } from 'superstruct'
import type { ClubPorts } from '../ClubPorts.ts'
import { storedKey, storedParams } from '../storedMessage.ts'
import type { SessionSlice } from './Session.ts'

/** The three session values every tab of the browser shares. */
export type StoredValues = SessionTokens & { readonly userId: string }

const ACCESS_TOKEN = 'players-club.access-token'
const REFRESH_TOKEN = 'players-club.refresh-token'
const USER_ID = 'players-club.user-id'
/** This tab's own slice: it outlives a reload, not the tab. */
const SLICE = 'players-club.authentication'
const VALUES = [ACCESS_TOKEN, REFRESH_TOKEN, USER_ID]

const errorMessageStruct = union([
  type({ key: storedKey, params: optional(storedParams) }),
  type({ text: string() }),
])

const sliceStruct = object({
  accessToken: string(),
  refreshToken: string(),
  account: nullable(account),
  userData: nullable(type({ email: string(), login: string() })),
  errorMessage: nullable(errorMessageStruct),
  suspendedMessage: boolean(),
})

export type SessionStorage = ReturnType<typeof createSessionStorage>

/** Where the browser keeps a session. Whatever cannot be read as one is treated as absent. */
export function createSessionStorage({ local, session }: ClubPorts['storage']) {
  const value = (key: string) => {
    const stored = local.get(key)
    // Visible characters only: tokens and ids have no others. The two words are what careless writers leave behind.
    return stored && /^[\x21-\x7e]+$/.test(stored) && stored !== 'undefined' && stored !== 'null'
      ? stored
      : null
  }

  return {
    /** The browser's session; it takes an access token and a user id to be one. */
    readValues(): StoredValues | null {
      const accessToken = value(ACCESS_TOKEN)
      const userId = value(USER_ID)
      if (!accessToken || !userId) return null
      return { access_token: accessToken, refresh_token: value(REFRESH_TOKEN) ?? '', userId }
    },
    readSlice(): SessionSlice | null {
      const stored = session.get(SLICE)
      if (!stored) return null
      try {
        return mask(JSON.parse(stored), sliceStruct)
      } catch {
        return null
      }
    },
    /** The user id comes last: other tabs take it as the sign that the values are complete. */
    writeValues({ access_token, refresh_token, userId }: StoredValues): void {
      local.set(REFRESH_TOKEN, refresh_token)
      local.set(ACCESS_TOKEN, access_token)
      local.set(USER_ID, userId)
    },
    writeSlice(slice: SessionSlice): void {
      session.set(SLICE, JSON.stringify(mask(slice, sliceStruct)))
    },
    clearValues(): void {
      for (const key of VALUES) local.remove(key)
    },
    clearSlice(): void {
      session.remove(SLICE)
    },
    /** Another tab has touched one of the three values, or wiped the storage. */
    subscribe: (listener: () => void) =>
      local.subscribe(key => {
        if (key === null || VALUES.includes(key)) listener()
      }),
  }
}
