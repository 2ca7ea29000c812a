import { pattern, string } from 'superstruct'

/** The origin of the page that embeds the widget. */
export const partnerOrigin = pattern(string(), /^https?:\/\/[a-z0-9.-]{1,253}(:[0-9]{1,5})?$/)

/** A widget's random nonce for one sign-in. */
export const widgetNonce = pattern(string(), /^[A-Za-z0-9_-]{16,128}$/)
