import type { accountPages } from './en/accountPages.ts'
import type { accounts } from './en/accounts.ts'
import type { activities } from './en/activities.ts'
import type { content } from './en/content.ts'
import type { controls } from './en/controls.ts'
import type { dialogs } from './en/dialogs.ts'
import type { digitalGames } from './en/digitalGames.ts'
import type { freeEntry } from './en/freeEntry.ts'
import type { games } from './en/games.ts'
import type { history } from './en/history.ts'
import type { home } from './en/home.ts'
import type { identity } from './en/identity.ts'
import type { location } from './en/location.ts'
import type { lounge } from './en/lounge.ts'
import type { loungePages } from './en/loungePages.ts'
import type { mails } from './en/mails.ts'
import type { profile } from './en/profile.ts'
import type { profilePages } from './en/profilePages.ts'
import type { promotions } from './en/promotions.ts'
import type { rewards } from './en/rewards.ts'
import type { settings } from './en/settings.ts'
import type { shell } from './en/shell.ts'
import type { store } from './en/store.ts'
import type { surveys } from './en/surveys.ts'
import type { tickets } from './en/tickets.ts'
import type { tour } from './en/tour.ts'

/** Every text of the product by its row. */
interface Texts {
  accountPages: typeof accountPages
  accounts: typeof accounts
  activities: typeof activities
  content: typeof content
  controls: typeof controls
  dialogs: typeof dialogs
  digitalGames: typeof digitalGames
  freeEntry: typeof freeEntry
  games: typeof games
  history: typeof history
  home: typeof home
  identity: typeof identity
  location: typeof location
  lounge: typeof lounge
  loungePages: typeof loungePages
  mails: typeof mails
  profile: typeof profile
  profilePages: typeof profilePages
  promotions: typeof promotions
  rewards: typeof rewards
  settings: typeof settings
  shell: typeof shell
  store: typeof store
  surveys: typeof surveys
  tickets: typeof tickets
  tour: typeof tour
}

/** The parts of the catalogue for pages, each loaded by itself; `shell` goes with every page. Mails have their own. */
export const MESSAGE_ROWS = [
  'accountPages',
  'accounts',
  'activities',
  'content',
  'controls',
  'dialogs',
  'digitalGames',
  'freeEntry',
  'games',
  'history',
  'home',
  'identity',
  'location',
  'lounge',
  'loungePages',
  'profile',
  'profilePages',
  'promotions',
  'rewards',
  'settings',
  'shell',
  'store',
  'surveys',
  'tickets',
  'tour',
] as const satisfies readonly (keyof Texts)[]
/** The name of a file of texts, which is loaded as a whole. */
export type MessageRow = (typeof MESSAGE_ROWS)[number]

/** The key of a text in the catalogue; it exists in both languages. */
export type MessageKey = { [Row in keyof Texts]: keyof Texts[Row] }[keyof Texts]

/** Texts by their keys, as far as they have been loaded. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>
