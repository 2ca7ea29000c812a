import { pattern, size, string } from 'superstruct'

/** A key from a mail. It is sent in bodies only, because addresses end up in logs. */
export const mailedKey = size(string(), 1, 256)

/** The stable key of an activity or a reward. */
export const stableKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** The address that a player signs in with, as entered. */
export const emailText = size(string(), 1, 254)

/** A password, as entered. */
export const passwordText = size(string(), 1, 256)

/** A phone number in digits only. */
export const phoneText = pattern(string(), /^\d{10}$/)

/** The token of a solved captcha: base64 of `{ challenge, solution }`. It can be used once. */
export const captchaToken = size(string(), 1, 4000)

/** Text within these numbers of characters, which the service counts; `size` counts UTF-16 units, up to two per character. */
export const characters = (least: number, most: number) => size(string(), least, 2 * most)

/** A line of text. */
export const shortText = size(string(), 1, 255)
