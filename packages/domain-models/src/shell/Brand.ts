/**
 * Whose club it is: its names, links and phone numbers, so that another lottery can take the product. Logo and colours
 * are in `ui/art` and `ui/themes`.
 */
export interface Brand {
  readonly lotteryName: string
  readonly clubName: string
  readonly loungeName: string
  /** Where feedback goes. */
  readonly supportEmail: string
  /** Where players call for help with the club. */
  readonly phone: string
  readonly problemGambling: { readonly phone: string; readonly url: string }
  readonly social: readonly { readonly name: string; readonly url: string }[]
  readonly apps: readonly { readonly name: string; readonly url: string }[]
}

/** The brand of this lottery: names, addresses and telephone numbers that texts are filled with. */
export const copperStateLottery: Brand = {
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
}
