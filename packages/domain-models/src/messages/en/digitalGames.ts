export const digitalGames = {
  'digitalGames.again': 'Try again',
  'digitalGames.chance': 'One play in {number}',
  'digitalGames.chances': 'What you can win',
  'digitalGames.chances.amount': 'Prize',
  'digitalGames.chances.caption': 'The prizes of this game and how often they come',
  'digitalGames.chances.fixed':
    'What a play brings is fixed before the game opens; the game only shows it. How you play changes nothing.',
  'digitalGames.chances.often': 'How often',
  'digitalGames.close': 'Close the game',
  'digitalGames.done.fun': 'That was for fun: nothing was spent or won.',
  'digitalGames.done.none': 'No points this time. Thank you for playing.',
  'digitalGames.done.noTokens': 'No tokens this time. Thank you for playing.',
  'digitalGames.done.won':
    'You have won {amount, plural, one {# point. It is in your balance.} other {# points. They are in your balance.}}',
  'digitalGames.done.wonTokens':
    'You have won {amount, plural, one {# token. It is in your balance.} other {# tokens. They are in your balance.}}',
  'digitalGames.frame': '{name}: the game',
  'digitalGames.loading': 'The game is loading…',
  'digitalGames.notLost':
    'Nothing is lost: your play is kept, or what it cost is given back. Nothing is charged twice.',
  'digitalGames.playForFun': 'Play for fun',
  'digitalGames.playForPoints': 'Play for points',
  'digitalGames.portrait': 'This game is played upright. Turn your device.',
  'digitalGames.portrait.hint':
    'On a computer, make the window taller than it is wide. The game waits for you.',
  'digitalGames.prize': '{amount, plural, =0 {No points} one {# point} other {# points}}',
  'digitalGames.resume': 'Keep playing',
  'digitalGames.resume.text': 'You started a play and did not finish it. Nothing is lost.',
  'digitalGames.resume.title': 'Your play is waiting for you',
  'digitalGames.safe': 'Your result is saved: nothing is lost or charged twice.',
  'digitalGames.signIn': 'Sign in to play',
  'digitalGames.skip': 'Show the result without playing',
  'error.arcade.noNglSession': 'No NGL Session found for the game.',
  'error.arcade.noSession': 'No Session found for the game.',
  'error.digitalGame.none': 'This game is not available.',
  'error.digitalGame.over': 'This play is over. If it won anything, that is in your balance.',
  'error.gameLoad': 'Error loading game, please try again',
} as const
