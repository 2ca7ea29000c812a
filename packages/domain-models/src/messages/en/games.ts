export const games = {
  'game.unavailable': 'This game cannot be opened at the moment. Look at the other games.',
  'games.claimPeriod': 'Prizes of draw games must be claimed within {days, number} days.',
  'games.listFailed': 'The games could not be loaded. Try again in a moment.',
  'games.notFound': 'This game is not available.',
} as const
