export { CARD_HOLDER_MAX, TOKEN_BUNDLE_FROM } from './constants.ts'
