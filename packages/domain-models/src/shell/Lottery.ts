import type { Brand } from './Brand.ts'
import { defaultSettings, type Settings } from './Settings.ts'

/** A lottery that runs the club: everything about it that the product does not decide. */
export interface Lottery {
  readonly brand: Brand
  readonly settings: Settings
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
}
