import type { Catalogue, MessageRow } from './Catalogue.ts'
import type { Locale } from './Locale.ts'

type Load = () => Promise<Catalogue>

/** One chunk for each row and language, so that a reader fetches what the page shows, in one language. */
const loads: Readonly<Record<Locale, Readonly<Record<MessageRow, Load>>>> = {
  en: {
    core: async () => (await import('./en/index.ts')).en,
    accountPages: async () => (await import('./en/accountPages.ts')).accountPages,
    activities: async () => (await import('./en/activities.ts')).activities,
    content: async () => (await import('./en/content.ts')).content,
    games: async () => (await import('./en/games.ts')).games,
    identity: async () => (await import('./en/identity.ts')).identity,
    location: async () => (await import('./en/location.ts')).location,
    loungePages: async () => (await import('./en/loungePages.ts')).loungePages,
    mails: async () => (await import('./en/mails.ts')).mails,
    profile: async () => (await import('./en/profile.ts')).profile,
    promotions: async () => (await import('./en/promotions.ts')).promotions,
    rewards: async () => (await import('./en/rewards.ts')).rewards,
    store: async () => (await import('./en/store.ts')).store,
    surveys: async () => (await import('./en/surveys.ts')).surveys,
    tickets: async () => (await import('./en/tickets.ts')).tickets,
  },
  es: {
    core: async () => (await import('./es/index.ts')).es,
    accountPages: async () => (await import('./es/accountPages.ts')).accountPages,
    activities: async () => (await import('./es/activities.ts')).activities,
    content: async () => (await import('./es/content.ts')).content,
    games: async () => (await import('./es/games.ts')).games,
    identity: async () => (await import('./es/identity.ts')).identity,
    location: async () => (await import('./es/location.ts')).location,
    loungePages: async () => (await import('./es/loungePages.ts')).loungePages,
    mails: async () => (await import('./es/mails.ts')).mails,
    profile: async () => (await import('./es/profile.ts')).profile,
    promotions: async () => (await import('./es/promotions.ts')).promotions,
    rewards: async () => (await import('./es/rewards.ts')).rewards,
    store: async () => (await import('./es/store.ts')).store,
    surveys: async () => (await import('./es/surveys.ts')).surveys,
    tickets: async () => (await import('./es/tickets.ts')).tickets,
  },
}

const core: readonly MessageRow[] = ['core']

/** The texts of these rows in one language; without rows those that every page needs. */
export async function loadCatalogue(locale: Locale, rows: readonly MessageRow[] = core): Promise<Catalogue> {
  const loaded = await Promise.all(rows.map(row => loads[locale][row]()))
  return Object.assign({}, ...loaded)
}
