import { integer, optional, type, type Infer } from 'superstruct'

export const pointsBalance = type({ balance: integer(), expiring: optional(integer()) })
export type PointsBalance = Infer<typeof pointsBalance>
