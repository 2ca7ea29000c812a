export const dialogs = {
  'accounts.reactivation.cancel': 'Cancel',
  'accounts.reactivation.question':
    'Would you like to reactivate it? We will email you a link that is good for {minutes} minutes.',
  'accounts.reactivation.sent': 'Reactivation email sent',
  'accounts.reactivation.sentText':
    'Open the link in the email within {minutes} minutes to reactivate your account.',
  'accounts.reactivation.title': 'Your account is not active',
  'accounts.reactivation.yes': 'Yes, reactivate',
  'accounts.sessionEnd.extend': 'Stay signed in',
  'accounts.sessionEnd.last.read': 'OK',
  'accounts.sessionEnd.last.text':
    'Your session is about to reach its maximum length. We will sign you out in {time}. You can sign in again right after that.',
  'accounts.sessionEnd.last.title': 'Your session ends soon',
  'accounts.sessionEnd.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'accounts.sessionEnd.refused': 'That did not work. Try again.',
  'accounts.sessionEnd.seconds': '{count, plural, one {# second} other {# seconds}}',
  'accounts.sessionEnd.text': 'You have not used the club for a while. We will sign you out in {time}.',
  'accounts.sessionEnd.timeLeft': 'We will sign you out in {time}.',
  'accounts.sessionEnd.title': 'Are you still there?',
} as const
