export const mails = {
  'accounts.mail.greeting': 'Hello {firstName},',
  'accounts.mail.greetingWithoutName': 'Hello,',
  'accounts.mail.notYou':
    'If you did not ask for this, you need not do anything: your account stays as it is.',
  'accounts.reactivationMail.body':
    'You asked to reactivate your Players Club account. Choose a new password with this link and your account is active again.',
  'accounts.reactivationMail.link': 'Reactivate my account',
  'accounts.reactivationMail.subject': 'Reactivate your Players Club account',
  'accounts.reactivationMail.validity': 'The link works once, within 30 minutes.',
} as const
