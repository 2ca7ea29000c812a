import { integer, string, type, type Infer } from 'superstruct'

export const userTokens = type({ balance: integer(), currency: string(), userKey: string(), id: string() })
export type UserTokens = Infer<typeof userTokens>
