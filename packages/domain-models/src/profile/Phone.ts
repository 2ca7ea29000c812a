import { enums, string, type, type Infer } from 'superstruct'

export const PHONE_TYPES = ['MOBILE', 'BILLING'] as const
export type PhoneType = (typeof PHONE_TYPES)[number]

/** A telephone number of a player: ten digits. */
export const phone = type({ id: string(), phone: string(), phoneTypeId: enums(PHONE_TYPES) })
export type Phone = Infer<typeof phone>
