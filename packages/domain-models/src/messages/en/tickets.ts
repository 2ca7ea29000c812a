export const tickets = {
  'error.gameTicketEntry.cancelled': 'This ticket has been cancelled. Try another ticket.',
  'error.gameTicketEntry.dailyLimit': 'You have entered all the tickets you can today. Come back tomorrow.',
  'error.gameTicketEntry.duplicate': 'You have entered this ticket already. Try another ticket.',
  'error.gameTicketEntry.expired': 'This ticket is too old to be entered. Try a newer one.',
  'error.gameTicketEntry.gameEnded': 'The game of this ticket has ended. Try a ticket of another game.',
  'error.gameTicketEntry.gameNotStarted': 'The game of this ticket has not started yet. Keep it for later.',
  'error.gameTicketEntry.invalid': 'These codes belong to no ticket. Check both and try again.',
  'error.gameTicketEntry.jackpoterror.invalid':
    'This code belongs to no draw ticket. Check it and try again.',
  'error.gameTicketEntry.lockout': 'Ticket entry is locked after too many invalid codes. Try again later.',
  'error.gameTicketEntry.notFound': 'We could not find this ticket. Check the codes and try again.',
  'error.gameTicketEntry.playLimit':
    'You have reached the limit of plays for this game. Try a ticket of another game.',
  'error.gameTicketEntry.unavailable': 'Tickets cannot be entered at the moment. Try again later.',
  'error.gameTicketEntry.used': 'Somebody has entered this ticket already. Try another ticket.',
} as const
