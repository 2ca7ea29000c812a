import { enums, is, type } from 'superstruct'

/** What sends a player to the lobby, and is said there once. */
const REDIRECT_MESSAGES = ['lounge.game.notFound', 'lounge.reward.notFound'] as const
/** What sends a player to the lobby, and is said there once. */
export type RedirectMessage = (typeof REDIRECT_MESSAGES)[number]

const redirectState = type({ redirectMessage: enums(REDIRECT_MESSAGES) })

/** The message that came with a navigation, if one did. */
export const redirectMessageIn = (state: unknown): RedirectMessage | null =>
  is(state, redirectState) ? state.redirectMessage : null
