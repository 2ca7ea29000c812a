import { HISTORY_PAGE_SIZE } from '../history/constants.ts'
import { DEFAULT_WAGER_INDEX, LOUNGE_HISTORY_PAGE_SIZE } from '../lounge/constants.ts'

import { HOME_COUNTS, type HomeCounts } from '../content/constants.ts'

/** What a lottery decides about its club, once and for all its players. */
export interface Settings {
  /** Comma-separated: the features that are open to every visitor, whatever the operator's flags say. */
  readonly builtInFeatures: string
  /** The day of the draw in the history of draws. */
  readonly showDrawDate: boolean
  /** The type of a reward in the history of rewards. */
  readonly rewardTypeColumn: boolean
  /** Says of a coupon without codes that it is sold out. */
  readonly couponSoldOutBanner: boolean
  /** Comma-separated: the types of rewards that have a tab, in this order. */
  readonly rewardTabs: string
  /** How many rows a page of the history has unless the player asks for another length. */
  readonly historyPageSize: number
  /** The same in the history of the lounge. */
  readonly loungeHistoryPageSize: number
  /** Which wager of an arcade game is chosen before the player chooses, the least being 0. */
  readonly defaultWagerIndex: number
  /** A picture of the ticket beside its codes. */
  readonly ticketCardView: boolean
  /** A note below that picture. */
  readonly ticketCardDisclaimer: boolean
  /** A dialog congratulates the player who has completed a collection. */
  readonly superBonusDialog: boolean
  /** The bonus in the histories of points. */
  readonly bonusPoints: boolean
  /** What a digital game has won is shown again when it has ended. */
  readonly digitalSummaryAtEnd: boolean
  /** The games can be filtered by type. */
  readonly gameTypeFilter: boolean
  /** The number of a transaction in the histories. */
  readonly transactionId: boolean
  /** The player's points in the profile menu too. */
  readonly userPoints: boolean
  /** On the tickets of lists. */
  readonly titleAboveImage: boolean
  /** Cannot be set: interests are chosen among the preferences; the survey that asked for them before is not built. */
  readonly legacyInterestsSurvey: false
  /** Quick card and quick draw need this beside their flags. */
  readonly quickFeatures: boolean
  /** The sections of the home page; information and lounge have flags of their own. */
  readonly homeBanner: boolean
  readonly homeIntro: boolean
  readonly homeRewards: boolean
  readonly homeActivities: boolean
  readonly homeDraws: boolean
  /** How much of each stands there. */
  readonly homeCounts: HomeCounts
  /** Comma-separated: the types of activities whose pages send a guest to sign in at once, not at the first press. */
  readonly activitiesBehindLogin: string
  /** Registration and profile do not ask for the gender. */
  readonly skipGender: boolean
  /** Registration and profile do not ask for a phone number. */
  readonly skipPhone: boolean
}

/** The settings of a club that is configured no further. */
export const defaultSettings: Settings = {
  builtInFeatures: '',
  showDrawDate: true,
  rewardTypeColumn: true,
  couponSoldOutBanner: true,
  rewardTabs: 'DRAW,COUPON,EXTERNAL,GAMEPLAY,STANDARD',
  historyPageSize: HISTORY_PAGE_SIZE,
  loungeHistoryPageSize: LOUNGE_HISTORY_PAGE_SIZE,
  defaultWagerIndex: DEFAULT_WAGER_INDEX,
  ticketCardView: true,
  ticketCardDisclaimer: true,
  superBonusDialog: true,
  bonusPoints: true,
  digitalSummaryAtEnd: true,
  gameTypeFilter: true,
  transactionId: true,
  userPoints: false,
  titleAboveImage: false,
  legacyInterestsSurvey: false,
  quickFeatures: true,
  homeBanner: true,
  homeIntro: true,
  homeRewards: true,
  homeActivities: true,
  homeDraws: true,
  homeCounts: HOME_COUNTS,
  activitiesBehindLogin: '',
  skipGender: false,
  skipPhone: false,
}
