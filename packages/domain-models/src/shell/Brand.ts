/** The names, links and phone numbers of a lottery. Logo and colours are in `ui/art` and `ui/themes`. */
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
