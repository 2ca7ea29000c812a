import type { Locales } from '../messages/Locale.ts'
import type { Brand } from './Brand.ts'
import type { TimeZone } from '../time/lotteryTime.ts'
import { defaultSettings, type Settings } from './Settings.ts'

/** A lottery that runs the club: everything about it that the product does not decide. */
export interface Lottery {
  readonly brand: Brand
  readonly settings: Settings
  readonly locales: Locales
  /** Days, hours and limits per day count in it; texts call it by its city. */
  readonly zone: TimeZone
  /** How old a player must be, in whole years. */
  readonly minimumAge: number
  /** The highest age that is believed, in whole years. */
  readonly maximumAge: number
  /** The ISO 4217 code of the currency of every amount; it has cents, which is what amounts are counted in. */
  readonly currency: string
  readonly limits: {
    /** What a player may spend on tokens in a day of the lottery, in cents. */
    readonly dailyPurchase: number
  }
}

/** The lottery of a club that is configured no further. */
export const copperStateLottery: Lottery = {
  brand: {
    lotteryName: 'Copper State Lottery',
    clubName: 'Players Club',
    loungeName: 'Lucky Lounge',
    supportEmail: 'support@copperstatelottery.example',
    phone: '602-555-0100',
    problemGambling: {
      phone: '1-800-555-0142',
      url: 'https://www.copperstatelottery.example/play-responsibly',
    },
    social: [
      { name: 'Facebook', url: 'https://facebook.example/copperstatelottery' },
      { name: 'Instagram', url: 'https://instagram.example/copperstatelottery' },
      { name: 'YouTube', url: 'https://youtube.example/copperstatelottery' },
    ],
    apps: [
      { name: 'App Store', url: 'https://apps.example/ios/copperstatelottery' },
      { name: 'Google Play', url: 'https://apps.example/android/copperstatelottery' },
    ],
  },
  settings: defaultSettings,
  locales: ['en', 'es'],
  zone: 'America/Phoenix',
  minimumAge: 21,
  maximumAge: 120,
  currency: 'USD',
  limits: { dailyPurchase: 10_000 },
}
