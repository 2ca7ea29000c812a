import type { StoredValues } from './createSessionStorage.ts'

/** What a tab does about the session values the browser's tabs share. */
export type TabDecision = 'nothing' | 'renew' | 'end' | 'resume' | 'adopt' | 'endAndAdopt'

export type TabSituation = {
  /** The player signed in here, if any. */
  readonly mine: { readonly userId: string; readonly accessToken: string } | null
  readonly stored: StoredValues | null
  /** The user id of the session this tab had before it was reloaded. */
  readonly userIdBeforeReload: string | null
  /** The switch USE_LOCAL_STORAGE_TO_LOGIN. */
  readonly isAdopting: boolean
}

/** A sign-out is followed at once; a sign-in only where the switch says so; new tokens of the same player always. */
export function followTabs({ mine, stored, userIdBeforeReload, isAdopting }: TabSituation): TabDecision {
  if (!stored) return mine || userIdBeforeReload ? 'end' : 'nothing'
  if (!mine) return stored.userId === userIdBeforeReload ? 'resume' : isAdopting ? 'adopt' : 'nothing'
  if (mine.userId !== stored.userId) return isAdopting ? 'endAndAdopt' : 'end'
  return mine.accessToken === stored.access_token ? 'nothing' : 'renew'
}
