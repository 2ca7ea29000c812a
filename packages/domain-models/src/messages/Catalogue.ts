import type { en } from './en/index.ts'
import type { accountPages } from './en/accountPages.ts'
import type { activities } from './en/activities.ts'
import type { content } from './en/content.ts'
import type { games } from './en/games.ts'
import type { identity } from './en/identity.ts'
import type { location } from './en/location.ts'
import type { loungePages } from './en/loungePages.ts'
import type { mails } from './en/mails.ts'
import type { profile } from './en/profile.ts'
import type { promotions } from './en/promotions.ts'
import type { rewards } from './en/rewards.ts'
import type { store } from './en/store.ts'
import type { surveys } from './en/surveys.ts'
import type { tickets } from './en/tickets.ts'

/** Every text of the product by its row; the core goes with every page. */
interface Texts {
  core: typeof en
  accountPages: typeof accountPages
  activities: typeof activities
  content: typeof content
  games: typeof games
  identity: typeof identity
  location: typeof location
  loungePages: typeof loungePages
  mails: typeof mails
  profile: typeof profile
  promotions: typeof promotions
  rewards: typeof rewards
  store: typeof store
  surveys: typeof surveys
  tickets: typeof tickets
}

/** The parts of the catalogue that can be loaded by themselves. */
export const MESSAGE_ROWS = [
  'accountPages',
  'activities',
  'content',
  'core',
  'games',
  'identity',
  'location',
  'loungePages',
  'mails',
  'profile',
  'promotions',
  'rewards',
  'store',
  'surveys',
  'tickets',
] as const satisfies readonly (keyof Texts)[]
export type MessageRow = keyof Texts

export type MessageKey = { [Row in MessageRow]: keyof Texts[Row] }[MessageRow]

/** Texts by their keys, as far as they have been loaded. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>
