import type { Catalogue, MessageRow } from './Catalogue.ts'
import type { Locale } from './Locale.ts'

/** A file of texts exports them and nothing else. */
type Load = () => Promise<Readonly<Record<string, Catalogue>>>

/** One chunk for each row and language, so that a reader fetches what the page shows, in one language. */
const loads: Readonly<Record<Locale, Readonly<Record<MessageRow, Load>>>> = {
  en: {
    accountPages: () => import('./en/accountPages.ts'),
    accounts: () => import('./en/accounts.ts'),
    activities: () => import('./en/activities.ts'),
    content: () => import('./en/content.ts'),
    controls: () => import('./en/controls.ts'),
    dialogs: () => import('./en/dialogs.ts'),
    digitalGames: () => import('./en/digitalGames.ts'),
    freeEntry: () => import('./en/freeEntry.ts'),
    games: () => import('./en/games.ts'),
    history: () => import('./en/history.ts'),
    home: () => import('./en/home.ts'),
    identity: () => import('./en/identity.ts'),
    location: () => import('./en/location.ts'),
    lounge: () => import('./en/lounge.ts'),
    loungePages: () => import('./en/loungePages.ts'),
    profile: () => import('./en/profile.ts'),
    profilePages: () => import('./en/profilePages.ts'),
    promotions: () => import('./en/promotions.ts'),
    rewards: () => import('./en/rewards.ts'),
    settings: () => import('./en/settings.ts'),
    shell: () => import('./en/shell.ts'),
    store: () => import('./en/store.ts'),
    surveys: () => import('./en/surveys.ts'),
    tickets: () => import('./en/tickets.ts'),
    tour: () => import('./en/tour.ts'),
  },
  es: {
    accountPages: () => import('./es/accountPages.ts'),
    accounts: () => import('./es/accounts.ts'),
    activities: () => import('./es/activities.ts'),
    content: () => import('./es/content.ts'),
    controls: () => import('./es/controls.ts'),
    dialogs: () => import('./es/dialogs.ts'),
    digitalGames: () => import('./es/digitalGames.ts'),
    freeEntry: () => import('./es/freeEntry.ts'),
    games: () => import('./es/games.ts'),
    history: () => import('./es/history.ts'),
    home: () => import('./es/home.ts'),
    identity: () => import('./es/identity.ts'),
    location: () => import('./es/location.ts'),
    lounge: () => import('./es/lounge.ts'),
    loungePages: () => import('./es/loungePages.ts'),
    profile: () => import('./es/profile.ts'),
    profilePages: () => import('./es/profilePages.ts'),
    promotions: () => import('./es/promotions.ts'),
    rewards: () => import('./es/rewards.ts'),
    settings: () => import('./es/settings.ts'),
    shell: () => import('./es/shell.ts'),
    store: () => import('./es/store.ts'),
    surveys: () => import('./es/surveys.ts'),
    tickets: () => import('./es/tickets.ts'),
    tour: () => import('./es/tour.ts'),
  },
}

/** Whether a row of texts has that name. */
export const isMessageRow = (name: string): name is MessageRow => Object.hasOwn(loads.en, name)

/** The texts of these rows in one language. */
export async function loadCatalogue(locale: Locale, rows: readonly MessageRow[]): Promise<Catalogue> {
  const loaded = await Promise.all(rows.map(row => loads[locale][row]()))
  return Object.assign({}, ...loaded.flatMap(Object.values))
}
