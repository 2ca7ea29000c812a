/** Every call of the club, by row. A namespace export, so that a bundle contains only the calls it uses. */
export * as contract from './rows.ts'
export { clients } from './wire/index.ts'
export { answerToWire, requestFromWire } from './wire/index.ts'
export { errorsOf, isMultipart, isTokenRefusal, nothing } from './endpoint/index.ts'
export type { AddressEntry } from './profile/addressEntry.ts'
export type { FreeEntryClaim } from './lounge/freeEntryClaim.ts'
export type { OrderEntry } from './store/orderEntry.ts'
export type { Access, AnswerOf, Endpoint, ErrorKeyOf, InputOf } from './endpoint/index.ts'
