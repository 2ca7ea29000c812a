export const tickets = {
  'error.gameTicketEntry.cancelled': 'This ticket has been cancelled. Try another ticket.',
  'error.gameTicketEntry.dailyLimit': 'You have entered all the tickets you can today. Come back tomorrow.',
  'error.gameTicketEntry.duplicate': 'You have entered this ticket already. Try another ticket.',
  'error.gameTicketEntry.expired': 'This ticket is too old to be entered. Try a newer one.',
  'error.gameTicketEntry.gameEnded': 'The game of this ticket has ended. Try a ticket of another game.',
  'error.gameTicketEntry.gameNotStarted': 'The game of this ticket has not started yet. Keep it for later.',
  'error.gameTicketEntry.inProgress':
    'This ticket is being checked at this moment. Wait a minute, then try again.',
  'error.gameTicketEntry.invalid': 'What you typed does not belong to any ticket. Check it and try again.',
  'error.gameTicketEntry.invalid.counted':
    'What you typed does not belong to any ticket. Check it. {left, plural, =0 {Ticket entry is now locked until {until}, {city} time.} one {You have one try left before ticket entry is locked.} other {You have # tries left before ticket entry is locked.}}',
  'error.gameTicketEntry.jackpoterror.invalid':
    'This code does not belong to any draw ticket. Check it and try again.',
  'error.gameTicketEntry.jackpoterror.invalid.counted':
    'This code does not belong to any draw ticket. Check it. {left, plural, =0 {Ticket entry is now locked until {until}, {city} time.} one {You have one try left before ticket entry is locked.} other {You have # tries left before ticket entry is locked.}}',
  'error.gameTicketEntry.lockout':
    'Ticket entry is locked after too many invalid codes. You can enter tickets again from {until}, {city} time.',
  'error.gameTicketEntry.notFound': 'We could not find this ticket. Check the codes and try again.',
  'error.gameTicketEntry.notFound.counted':
    'We could not find this ticket. Check the codes. {left, plural, =0 {Ticket entry is now locked until {until}, {city} time.} one {You have one try left before ticket entry is locked.} other {You have # tries left before ticket entry is locked.}}',
  'error.gameTicketEntry.playLimit':
    'You have reached the limit of plays for this game. Try a ticket of another game.',
  'error.gameTicketEntry.unavailable':
    'This ticket could not be checked at the moment. Try again later: it cannot count twice.',
  'error.gameTicketEntry.used': 'Somebody has entered this ticket already. Try another ticket.',
  'tickets.code.help': 'Where is it?',
  'tickets.code.incomplete': 'Enter all {length, number} characters of the code.',
  'tickets.code.incompleteDigits': 'Enter all {length, number} digits of the number.',
  'tickets.code.tooLong':
    'The code has {length, number} characters: {count, plural, one {remove # character} other {remove # characters}}.',
  'tickets.code.tooLongDigits':
    'The number has {length, number} digits: {count, plural, one {remove # digit} other {remove # digits}}.',
  'tickets.consent.draw':
    'By entering this ticket you confirm that you are {minimumAge} or older and bought it yourself. It can be entered once; keep it, because only the ticket itself pays a prize.',
  'tickets.consent.fastPlay':
    'By entering this ticket you confirm that you are {minimumAge} or older and bought it yourself. Check it for a prize first; only the ticket itself pays it.',
  'tickets.consent.quickCard':
    'By entering this card you confirm that you are {minimumAge} or older and that the card is yours. Each purchase with it can be entered once.',
  'tickets.consent.quickDraw':
    'By entering this ticket you confirm that you are {minimumAge} or older and bought it yourself. It can be entered once, however many drawings it is for; keep it, because only the ticket itself pays a prize.',
  'tickets.consent.scratch':
    'By entering this ticket you confirm that you are {minimumAge} or older and bought it yourself. Only the ticket itself pays a prize, so keep a winning one.',
  'tickets.disclaimer': 'Would you like to hear of new games and second chances? Choose in your',
  'tickets.disclaimer.link': 'Communication Preferences',
  'tickets.earn':
    'Each ticket earns {points, number} points per {currency, select, USD {dollar} other {{currency}}} of its price.',
  'tickets.eligibleGames': 'Which games count?',
  'tickets.field.draw.ticketCode': 'Ticket Entry Code',
  'tickets.field.draw.ticketCode.hint': '25 letters and digits, above the barcode',
  'tickets.field.fastPlay.secondCode': 'Validation Code',
  'tickets.field.fastPlay.secondCode.hint': '8 letters and digits, beside the word CODE',
  'tickets.field.fastPlay.ticketCode': 'Ticket Barcode Number',
  'tickets.field.fastPlay.ticketCode.hint': '13 digits, below the barcode',
  'tickets.field.quickCard.ticketCode': 'Quick Card Entry Code',
  'tickets.field.quickCard.ticketCode.hint': '24 digits, on the receipt of the card',
  'tickets.field.quickDraw.ticketCode': 'Ticket Entry Code',
  'tickets.field.quickDraw.ticketCode.hint': '25 letters and digits, above the barcode',
  'tickets.field.scratch.secondCode': 'Validation Number',
  'tickets.field.scratch.secondCode.hint': '3 digits, under the latex beside the word VOID',
  'tickets.field.scratch.ticketCode': 'Ticket Barcode Number',
  'tickets.field.scratch.ticketCode.hint': '13 digits, on the back below the barcode',
  'tickets.goBack': 'Go back',
  'tickets.help.draw': 'The code is above the barcode at the bottom of the ticket, in five groups of five.',
  'tickets.help.fastPlay':
    'The number is below the barcode at the bottom of the ticket; the validation code is next to the word CODE.',
  'tickets.help.quickCard': 'The code is at the bottom of the receipt that you get with each purchase.',
  'tickets.help.quickDraw': 'The code is above the barcode, below the list of your drawings.',
  'tickets.help.scratch':
    'The barcode number is on the back. For the validation number scratch the box with the word VOID on the front.',
  'tickets.help.title': 'Where the codes are',
  'tickets.incomplete': 'Type every character of the codes, then enter the ticket.',
  'tickets.kind.draw': 'Draw ticket',
  'tickets.kind.draw.besideQuickDraw': 'Jackpot draw ticket',
  'tickets.kind.fastPlay': 'Fast play',
  'tickets.kind.quickCard': 'Quick card',
  'tickets.kind.quickDraw': 'Quick draw',
  'tickets.kind.scratch': 'Scratch ticket',
  'tickets.kinds': 'Kind of ticket',
  'tickets.lead': 'Turn the tickets you bought into points, whether they won or not.',
  'tickets.pending.text':
    'Your {game} ticket is entered. {points, plural, one {# point is on the way: it may take up to {hours, number} hours until it shows.} other {# points are on the way: it may take up to {hours, number} hours until they show.}}',
  'tickets.pending.title': 'Your points are on the way',
  'tickets.place':
    'Tickets can be entered only within the state. We ask your device where it is when you submit.',
  'tickets.pointsDelay': 'Points may take up to {hours, number} hours to show.',
  'tickets.prize.entries': '{amount, plural, one {# entry} other {# entries}} into {draw}',
  'tickets.prize.reveal': 'A game that reveals what you won',
  'tickets.prize.superBonus': 'This ticket counts for your collection.',
  'tickets.prizes': 'What you got',
  'tickets.sample.draw': 'A draw ticket: the entry code is above the barcode.',
  'tickets.sample.fastPlay':
    'A fast play ticket: the validation code is in the middle, the number below the barcode.',
  'tickets.sample.quickCard': 'The receipt of a quick card: the entry code is above the barcode.',
  'tickets.sample.quickDraw': 'A quick draw ticket: the entry code is above the barcode.',
  'tickets.sample.scratch':
    'A scratch ticket: the validation number is under the latex, the number below the barcode on the back.',
  'tickets.seePoints': 'See your points',
  'tickets.submit': 'Enter this ticket',
  'tickets.success.another': 'Enter another ticket',
  'tickets.success.points': 'You earned {points, plural, one {# point} other {# points}}!',
  'tickets.success.text': 'Your {game} ticket (game {number}) is entered.',
  'tickets.success.title': 'Your ticket is entered',
} as const
