export const profilePages = {
  'profile.check': 'To save, check: {fields}.',
  'profile.complete': 'Tell us everything below and earn {points, plural, one {# Point} other {# Points}}.',
  'profile.complete.gender': 'Gender is up to you.',
  'profile.edit': 'Edit',
  'profile.edit.no': 'Leave them as they are',
  'profile.edit.question': 'Change verified details?',
  'profile.edit.text':
    'Your name, date of birth and home address were checked when you verified your identity. If you change one of them, you will have to verify again before you can buy tokens, enter sweepstakes drawings or claim free entries. You can change everything else without verifying again.',
  'profile.edit.yes': 'Edit my details',
  'profile.email': 'Email',
  'profile.email.change': 'Change email',
  'profile.expired.text':
    'Your verification has expired. Renew it to buy tokens, enter sweepstakes drawings and claim free entries.',
  'profile.lead': 'Who you are, and how we can reach you.',
  'profile.locked': 'Your details are verified, so they are locked. Choose Edit to change them.',
  'profile.notVerified': 'not verified',
  'profile.notVerified.text':
    'Verify your identity to buy tokens, enter sweepstakes drawings and claim free entries.',
  'profile.save': 'Save',
  'profile.unchanged': 'There is nothing to save: your profile is as you left it.',
  'profile.undo': 'Undo changes',
  'profile.unsaved': 'You have changes that are not saved yet.',
  'profile.verified': 'verified',
  'profile.verified.text':
    'Your identity is verified. You can buy tokens, enter {lounge} drawings and claim free entries.',
  'profile.verify': 'Verify',
  'profile.updated': 'Your profile has been saved.',
} as const
