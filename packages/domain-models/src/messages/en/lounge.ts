export const lounge = {
  'error.bonus.claimed': 'You have had today’s bonus. The next one waits after midnight, Phoenix time.',
  'error.redemption.insufficientTokens': 'You do not have enough tokens for this. Choose fewer entries.',
  'lounge.balance': 'Your tokens',
  'lounge.balance.guest': 'Your tokens: sign in to see them',
  'lounge.history': 'History',
  'lounge.explore': 'Explore',
  'lounge.lobby.lead':
    'Games for fun or for tokens, and cash drawings up to $10,000: weekly, bi-weekly, monthly and quarterly. No purchase needed.',
  'lounge.lobby.title': 'The desert lights up after dark',
  'lounge.lobby.welcome': 'Welcome to Lucky Lounge',
  'lounge.name': 'Lucky Lounge',
  'lounge.tour': 'Virtual Tour',
} as const
