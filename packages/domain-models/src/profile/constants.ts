/** Where the page that asks posts its answer, with the mail's key. */
export const UNSUBSCRIBE_ACTION = '/mail/unsubscribe/confirmed'

export const NAME_MAX = 30
export const ADDRESS_MAX = 255
export const APARTMENT_MAX = 50
export const ZIP_MAX = 50

export const GENDERS = ['FEMALE', 'MALE', 'NEUTRAL'] as const
export type Gender = (typeof GENDERS)[number]

/** After preferences are saved, the opt-in activity is looked at so often. */
export const PREFERENCE_POLL = { everyMs: 2000, times: 3 } as const
