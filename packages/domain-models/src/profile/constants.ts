/** Where the page that asks posts its answer, with the mail's key. */
export const UNSUBSCRIBE_ACTION = '/mail/unsubscribe/confirmed'

/** The longest first or last name, in characters. */
export const NAME_MAX = 30
/** The longest line of an address, in characters. */
export const ADDRESS_MAX = 255
/** The longest apartment number, in characters. */
export const APARTMENT_MAX = 50
/** The longest second line of a billing address: the apartment number and the second line, joined by a comma. */
export const BILLING_LINE_MAX = ADDRESS_MAX + APARTMENT_MAX + 2
/** The longest ZIP or postal code, in characters. */
export const ZIP_MAX = 50

/** The choices of the profile's gender, which may also stay empty. */
export const GENDERS = ['FEMALE', 'MALE', 'NEUTRAL'] as const
/** A choice of the profile's gender. */
export type Gender = (typeof GENDERS)[number]

/** After preferences are saved, the opt-in activity is looked at so often. */
export const PREFERENCE_POLL = { everyMs: 2000, times: 3 } as const
