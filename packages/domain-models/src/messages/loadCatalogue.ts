import type { Catalogue, MessageRow } from './Catalogue.ts'
import type { Locale } from './Locale.ts'

type Load = () => Promise<Catalogue>

/** One chunk for each row and language, so that a reader fetches what the page shows, in one language. */
const loads: Readonly<Record<Locale, Readonly<Record<MessageRow, Load>>>> = {
  en: {
    accountPages: async () => (await import('./en/accountPages.ts')).accountPages,
    accounts: async () => (await import('./en/accounts.ts')).accounts,
    activities: async () => (await import('./en/activities.ts')).activities,
    content: async () => (await import('./en/content.ts')).content,
    controls: async () => (await import('./en/controls.ts')).controls,
    dialogs: async () => (await import('./en/dialogs.ts')).dialogs,
    games: async () => (await import('./en/games.ts')).games,
    history: async () => (await import('./en/history.ts')).history,
    home: async () => (await import('./en/home.ts')).home,
    identity: async () => (await import('./en/identity.ts')).identity,
    location: async () => (await import('./en/location.ts')).location,
    loungePages: async () => (await import('./en/loungePages.ts')).loungePages,
    mails: async () => (await import('./en/mails.ts')).mails,
    profile: async () => (await import('./en/profile.ts')).profile,
    promotions: async () => (await import('./en/promotions.ts')).promotions,
    rewards: async () => (await import('./en/rewards.ts')).rewards,
    shell: async () => (await import('./en/shell.ts')).shell,
    store: async () => (await import('./en/store.ts')).store,
    surveys: async () => (await import('./en/surveys.ts')).surveys,
    tickets: async () => (await import('./en/tickets.ts')).tickets,
  },
  es: {
    accountPages: async () => (await import('./es/accountPages.ts')).accountPages,
    accounts: async () => (await import('./es/accounts.ts')).accounts,
    activities: async () => (await import('./es/activities.ts')).activities,
    content: async () => (await import('./es/content.ts')).content,
    controls: async () => (await import('./es/controls.ts')).controls,
    dialogs: async () => (await import('./es/dialogs.ts')).dialogs,
    games: async () => (await import('./es/games.ts')).games,
    history: async () => (await import('./es/history.ts')).history,
    home: async () => (await import('./es/home.ts')).home,
    identity: async () => (await import('./es/identity.ts')).identity,
    location: async () => (await import('./es/location.ts')).location,
    loungePages: async () => (await import('./es/loungePages.ts')).loungePages,
    mails: async () => (await import('./es/mails.ts')).mails,
    profile: async () => (await import('./es/profile.ts')).profile,
    promotions: async () => (await import('./es/promotions.ts')).promotions,
    rewards: async () => (await import('./es/rewards.ts')).rewards,
    shell: async () => (await import('./es/shell.ts')).shell,
    store: async () => (await import('./es/store.ts')).store,
    surveys: async () => (await import('./es/surveys.ts')).surveys,
    tickets: async () => (await import('./es/tickets.ts')).tickets,
  },
}

/** The texts of these rows in one language. */
export async function loadCatalogue(locale: Locale, rows: readonly MessageRow[]): Promise<Catalogue> {
  const loaded = await Promise.all(rows.map(row => loads[locale][row]()))
  return Object.assign({}, ...loaded)
}
