/** What a greeting's own colour is called, by the scheme in which it can be read. */
export const ownOnLight = '--greeting-on-light'
export const ownOnDark = '--greeting-on-dark'
