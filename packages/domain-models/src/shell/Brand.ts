/** The names, links and phone numbers of a lottery, and how it looks. */
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
  /** A lottery without one looks as the Copper State Lottery does. */
  readonly look?: Look
}

/** The look of a lottery. Its files are named as they are in its folder, which is served at `LOOK_PATH`. */
export interface Look {
  /** `#rrggbb`; all other colours are derived from these. */
  readonly colors: {
    /** Buttons, links, and what is selected. */
    readonly accent: string
    /** The background of pages in the light scheme. */
    readonly surface: string
    /** Text on that background. */
    readonly text: string
    /** The background of pages in the dark scheme, of the lounge, and of the footer. */
    readonly night: string
  }
  /** The corner radius of a card, in px. */
  readonly radius: number
  /** The mark of the club, beside its name. */
  readonly logo: string
  /** The mark of the lounge. @default the mark of the club */
  readonly loungeLogo?: string
  /** The picture that the desert scene is in the first lottery, by day and by night; the second one needs the first. */
  readonly scene?: string
  readonly nightScene?: string
  /** The picture of link previews, 1200 × 630 px. */
  readonly preview?: string
  /** Variable fonts, of headings and of text. */
  readonly displayFont?: LookFont
  readonly textFont?: LookFont
}

/** A font of a lottery: its family and its file. */
export interface LookFont {
  readonly family: string
  readonly file: string
}

/** Where the server has the files of a look, and `theme.css`, which is derived from its colours, radius and fonts. */
export const LOOK_PATH = '/lottery/'
