export const freeEntry = {
  'lounge.claim.captchaFailed':
    'The check that you are not a robot has run out. A new one is under way: claim again when it is done.',
  'lounge.claim.mismatch': 'Entered information does not match with your profile information.',
  'lounge.claim.title': 'Free entry: {title}',
  'lounge.claim.lead': 'One for each draw, without a purchase. It has the same chance as any other entry.',
  'lounge.claim.profile': 'It has to be what your profile says. Is that out of date?',
  'lounge.claim.toProfile': 'Change my profile',
  'lounge.claim.email': 'Email address',
  'lounge.claim.differs': 'Your profile says something else.',
  'lounge.claim.updates': 'Send me updates about this drawing by email.',
  'lounge.claim.terms':
    'I accept the official rules. I confirm that I am {minimumAge} or older, that this account and its information are my own (ownership), and that my place of residence is the one that I have told you.',
  'lounge.claim.rules': 'Read the official rules',
  'lounge.claim.captcha.working': 'Checking that you are not a robot…',
  'lounge.claim.captcha.done': 'Checked: you are not a robot.',
  'lounge.claim.captcha.failed': 'The check that you are not a robot did not work.',
  'lounge.claim.captcha.retry': 'Check again',
  'lounge.claim.todo': 'Still missing: {parts}.',
  'lounge.claim.todo.updates': 'the box for updates',
  'lounge.claim.todo.terms': 'the box for the official rules',
  'lounge.claim.todo.captcha': 'the check that you are not a robot',
  'lounge.claim.confirm': 'Claim free entry',
  'lounge.claim.later': 'Not now',
  'lounge.claim.unsure': 'We got no answer. Try the same again: it will not count twice.',
  'lounge.claim.doneText':
    'Your free entry was added. You have {entries, plural, one {# entry} other {# entries}} in this draw. We will confirm it by email.',
  'lounge.claim.history': 'See it in my history',
} as const
