export const loungePages = {
  'arcade.gameLaunchError': 'The game could not be started. Your tokens are safe; try again.',
  'error.arcade.insufficientTokens':
    'You do not have enough tokens for this wager. Buy tokens or convert points.',
  'error.arcade.sessionOver': 'The game took too long to start. Nothing was charged; try again.',
  'error.arcade.wager': 'This game does not take this wager. Choose one of those it has.',
  'error.embed.invalidCode': 'This sign-in was used already or took too long. Sign in again.',
  'error.embed.unknownPartner': 'This site is not one of our partners. Open the {club} to continue.',
  'error.redemption.frequencyCapExceeded': 'You have reached the limit for today. Please try again tomorrow.',
  'error.redemption.insufficientPoints': 'You do not have enough points for this. Choose fewer tokens.',
  'error.redemption.quantity': 'This amount cannot be converted. Choose one of the steps.',
  'lounge.game.how': 'How to play',
  'lounge.game.chances': 'What a play can bring',
  'lounge.game.chances.caption':
    'Prizes of a play for {wager, plural, one {# token} other {# tokens}}, and how often they come',
  'lounge.game.choose': 'Choose your wager',
  'lounge.game.guest': 'You sign in first, and come back to this game.',
  'lounge.game.playForPrizes': 'Play for prizes',
  'lounge.game.prize': '{amount, plural, =0 {No tokens} one {# token} other {# tokens}}',
  'lounge.game.return':
    'In the long run {back, number} of 100 tokens wagered come back as prizes. That is an average over very many plays and says nothing about the next one.',
  'lounge.game.notStarted':
    '{game} was not started: {tokens, plural, one {# token is} other {# tokens are}} missing for this wager. {affordable, plural, =0 {Press “Get tokens”.} other {Choose a smaller one, or press “Get tokens”.}}',
  'lounge.game.short':
    '{tokens, plural, one {# token is} other {# tokens are}} missing for this wager. {affordable, plural, =0 {Buy tokens or convert points.} other {Choose a smaller one, buy tokens or convert points.}}',
  'lounge.game.ticket': 'Your play',
  'lounge.game.upTo': 'wins up to {most, number}',
  'lounge.game.forFun': 'For fun it takes no tokens and gives none.',
  'lounge.game.forFun.highest':
    'For fun it takes no tokens and gives none. It shows the prizes of the highest wager, {tokens, plural, one {# token} other {# tokens}}, whichever you choose.',
  'lounge.game.upright': 'On a phone it is played upright.',
  'lounge.game.notYet': 'This game opens soon. Check back later.',
  'lounge.game.notFound': 'This game is not available.',
  'lounge.reward.notFound': 'This reward is not available.',
  'lounge.sharing.allow': 'Allow',
  'lounge.sharing.cancel': 'Cancel',
  'lounge.sharing.declined': 'Nothing was shared. You can close this window.',
  'lounge.sharing.done': 'Done. You can close this window.',
  'lounge.sharing.ends': 'It ends when you sign out of the {club}.',
  'lounge.sharing.home': 'Go to the {club}',
  'lounge.sharing.noSite':
    'This window was not opened by a partner’s page, or has lost it. Go back to the page and press Sign in again.',
  'lounge.sharing.noSiteTitle': 'Where did you come from?',
  'lounge.sharing.text':
    'Your tokens will be shown in a frame of the {club} on {partner}. The site itself learns only that you are signed in: it can read neither your balance nor anything else of your account.',
  'lounge.sharing.title': 'Show your balance on {partner}?',
  'lounge.widget.blocked':
    'Your browser did not open the sign-in window. Allow pop-ups for this page, or open {lounge} in a new tab.',
  'lounge.widget.ended': 'Your session has ended. Sign in again to see your tokens.',
  'lounge.widget.frameTitle': 'Token balance',
  'lounge.widget.guest': 'Sign in to see your tokens here. A window of the {club} opens.',
  'lounge.widget.loading': 'Loading your tokens',
  'lounge.widget.notKept':
    'Your browser does not keep you signed in on this page. Open {lounge} to see your tokens.',
  'lounge.widget.open': 'Open {lounge}',
  'lounge.widget.showWindow': 'Show the window',
  'lounge.widget.signIn': 'Sign in',
  'lounge.widget.signingIn': 'Continue in the {club} window.',
  'lounge.widget.title': '{lounge}',
  'lounge.widget.unfinished': 'You have not finished signing in. Start again whenever you like.',
  'lounge.widget.unit': '{amount, plural, one {token} other {tokens}}',
  'lounge.widget.unknown': 'This widget does not exist. The site you are on has to correct its embed code.',
  'lounge.widget.yours': 'Your tokens',
} as const
