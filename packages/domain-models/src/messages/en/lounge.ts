export const lounge = {
  'Error.idology.required': 'Verify your identity first. You can do that in your profile.',
  'error.bonus.claimed':
    'You have already claimed today’s bonus. The next one is available after midnight, {city} time.',
  'error.redemption.insufficientTokens': 'You do not have enough tokens for this. Choose fewer entries.',
  'lounge.balance': 'Your tokens',
  'lounge.bonus.claimed':
    '{amount, plural, one {# free token is} other {# free tokens are}} yours. Come back tomorrow for more.',
  'lounge.history': 'History',
  'lounge.name': '{lounge}',
} as const
