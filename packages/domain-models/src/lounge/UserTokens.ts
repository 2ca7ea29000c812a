import { integer, string, type, type Infer } from 'superstruct'

/** A player's balance of tokens; `userKey` is the id of the player. */
export const userTokens = type({ balance: integer(), currency: string(), userKey: string(), id: string() })
/** A player's balance of tokens; `userKey` is the id of the player. */
export type UserTokens = Infer<typeof userTokens>
