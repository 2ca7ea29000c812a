import { pattern, string } from 'superstruct'

/** The origin of the page that the widget stands on. */
export const partnerOrigin = pattern(string(), /^https?:\/\/[a-z0-9.-]{1,253}(:[0-9]{1,5})?$/)

/** What one widget calls itself for the time of one sign-in. */
export const widgetNonce = pattern(string(), /^[A-Za-z0-9_-]{16,128}$/)
