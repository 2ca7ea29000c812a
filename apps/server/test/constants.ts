/** When the tests' clock starts. */
export const START = new Date('2026-03-05T18:00:00Z')

/** The password of every player in the tests. */
export const PASSWORD = 'Lucky#2026'

export const PUBLIC_URL = 'http://localhost:3000'
