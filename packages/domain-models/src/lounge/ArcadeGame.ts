import { boolean, enums, integer, min, nullable, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'
import { instant } from '../time/Instant.ts'

/** Who makes a game, and how it is started. */
export const ARCADE_VENDORS = ['PBL', 'NGLPBL', 'NGL'] as const
/** Who makes a game, and how it is started. */
export type ArcadeVendor = (typeof ARCADE_VENDORS)[number]

/** A game of the arcade as the lounge lists it. */
export const arcadeGame = type({
  /** The id of its record. */
  id: integer(),
  /** What its vendor calls it. */
  gameId: string(),
  name: string(),
  vendor: enums(ARCADE_VENDORS),
  externalLink: nullable(string()),
  /** Tokens of a play where it has no wagers of its own. */
  retailPrice: min(integer(), 1),
  /** In tokens; nothing where it follows from the wager. */
  topPrize: nullable(integer()),
  playForFun: boolean(),
  /** It can only be played upright. */
  portraitOnly: boolean(),
  summary: string(),
  /** How it is played. */
  description: string(),
  logo: ownPath(),
  ticketFullImage: ownPath(),
  ticketFullImageMobile: ownPath(),
  lastModified: instant(),
  /** The least and the most that one play can take. */
  wagers: type({ least: min(integer(), 1), most: min(integer(), 1) }),
})
/** A game of the arcade as the lounge lists it. */
export type ArcadeGame = Infer<typeof arcadeGame>

/** The address of an arcade game's page. */
export const arcadeGamePath = ({ id }: Pick<ArcadeGame, 'id'>): string => `/lucky-lounge/game/${id}`
