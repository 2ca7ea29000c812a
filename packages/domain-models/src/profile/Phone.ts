import { enums, string, type, type Infer } from 'superstruct'

/** The purposes of a telephone number: the player's own, or that of the billing data. */
export const PHONE_TYPES = ['MOBILE', 'BILLING'] as const
/** The purpose of a telephone number: the player's own, or that of the billing data. */
export type PhoneType = (typeof PHONE_TYPES)[number]

/** A telephone number of a player: ten digits. */
export const phone = type({ id: string(), phone: string(), phoneTypeId: enums(PHONE_TYPES) })
/** A telephone number of a player: ten digits. */
export type Phone = Infer<typeof phone>
