export const PASSWORD = 'Lucky#2026'

/** The players of the seed. */
export const PLAYERS = [
  [
    'verified',
    'Identity verified, 25,000 points, 5,000 tokens, a complete profile and some history of every kind',
  ],
  ['newcomer', 'Active, not verified, 500 points, 60 tokens; the profile has only name and birth date'],
  ['birthday', 'Active, verified; the birthday is always today in Phoenix'],
  ['anniversary', 'Active, verified; registered on today’s date three years ago'],
  ['expired', 'The identity data has expired'],
  ['lastchance', 'One identity attempt left'],
  ['noattempts', 'No identity attempts left; a manual scan is offered'],
  ['inactive', 'Registered, never activated'],
  ['locked', 'Locked after wrong passwords'],
  ['suspended', 'Suspended; can be reactivated by mail'],
  ['poor', 'Verified, 0 points, 0 tokens'],
].map(([name, state]) => ({ email: `${name}@players.example`, state }))
