export const tour = {
  'lounge.explore.title': 'Explore {lounge}',
  'lounge.explore.lead': 'Everything there is, on one page.',
  'lounge.explore.play': 'Play',
  'lounge.explore.welcome': 'Welcome',
  'lounge.explore.welcome.text':
    '{lounge} is the evening side of the {club}: arcade games that are played with tokens, and drawings for cash. Looking around is free, and no purchase is needed.',
  'lounge.explore.games': 'Games',
  'lounge.explore.games.text':
    'Play for prizes with tokens, or for fun without any. Before you start, each game says what a play takes and what it can give.',
  'lounge.explore.tokens': 'Tokens',
  'lounge.explore.tokens.text':
    'Tokens are what you play with. You can claim {bonus} free ones every day; more are won by playing, bought by card, or converted from {club} points. Your balance is shown on every page.',
  'lounge.explore.tokens.link': 'See your tokens',
  'lounge.explore.purchase': 'Purchase tokens',
  'lounge.explore.purchase.text':
    'Bundles start at {price} for {bundle} tokens. Your identity is verified before the first purchase, and a daily limit protects you.',
  'lounge.explore.purchase.link': 'See the bundles',
  'lounge.explore.convert': 'Convert points',
  'lounge.explore.convert.text':
    '{points} points become {tokens} tokens. Up to {most} tokens are redeemable per day.',
  'lounge.explore.convert.link': 'Convert points',
  'lounge.explore.drawings': 'Sweepstakes drawings',
  'lounge.explore.drawings.text':
    'Redeem tokens for entries into weekly, bi-weekly, monthly and quarterly drawings for cash prizes up to {prize}. Every drawing says what an entry costs, when it closes and when it is drawn.',
  'lounge.explore.drawings.link': 'See the drawings',
  'lounge.explore.history': 'History',
  'lounge.explore.history.text':
    'Every exchange of points, every game for prizes and every entry is listed with its date and its tokens.',
  'lounge.explore.history.link': 'See your history',
  'lounge.tour.title': 'Virtual Tour: {title}',
  'lounge.tour.next': 'Next',
  'lounge.tour.back': 'Back',
  'lounge.tour.skip': 'Skip the tour',
  'lounge.tour.finish': 'Finish',
  'lounge.tour.welcome': 'Welcome',
  'lounge.tour.welcome.text':
    'Welcome to {lounge}. Five short stops show you around; you can leave at any time.',
  'lounge.tour.tokens': 'Tokens',
  'lounge.tour.tokens.text':
    'Tokens are the currency of the lounge. They are bought, earned by playing, or converted from {club} points.',
  'lounge.tour.games': 'Games',
  'lounge.tour.games.text':
    'Each game shows two things: the tokens needed to play it, and the tokens earned when it goes well. Playing for fun takes none.',
  'lounge.tour.drawings': 'Drawings',
  'lounge.tour.drawings.text':
    'Tokens buy entries into weekly, bi-weekly, monthly and quarterly sweepstakes drawings for cash prizes.',
  'lounge.tour.history': 'History',
  'lounge.tour.history.text':
    'The history lists your points exchanges, game plays and drawings entered. Your token balance is shown on every page.',
} as const
