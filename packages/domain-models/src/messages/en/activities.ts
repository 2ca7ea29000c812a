export const activities = {
  'activities.complete-profile.action': 'Go to your profile',
  'activities.complete-profile.lead':
    'Tell us who you are and where a prize can reach you. It earns points, once.',
  'activities.complete-profile.step1': 'Open your profile.',
  'activities.complete-profile.step2': 'Fill in your names, birth date, mobile number and home address.',
  'activities.complete-profile.step3':
    'Save. {amount, plural, one {# Point is} other {# Points are}} yours at once.',
  'activities.complete-profile.title': 'Complete your profile',
  'activities.credited':
    'You have earned {amount, plural, one {# Point} other {# Points}} here, and they are in your balance.',
  'activities.howTo': 'How it works',
  'activities.pointsDelay': 'Points may take up to {hours, number} hours to appear.',
  'activities.promotions-email-opt-in.action': 'Go to your preferences',
  'activities.promotions-email-opt-in.lead':
    'Let us email you about promotions, bonus points and drawings. It earns points, once.',
  'activities.promotions-email-opt-in.step1': 'Open your communication preferences.',
  'activities.promotions-email-opt-in.step2': 'Switch on emails about promotions.',
  'activities.promotions-email-opt-in.step3':
    'Save. {amount, plural, one {# Point is} other {# Points are}} yours a moment later. You can switch the emails off whenever you like.',
  'activities.promotions-email-opt-in.title': 'Hear of promotions first',
  'activities.activityUnavailable': 'This activity is not available.',
  'activities.invalid': 'Something went wrong. Try again!',
  'activities.limitReached': 'Maximum limit reached!',
  'activities.notFound': 'This activity is not available.',
  'activities.portraitOnly': 'This game is played upright. Turn your device.',
  'activities.upTo': 'upto 1,000 points',
  'activities.upload.cancelled': 'Upload cancelled',
  'activities.upload.failed': 'Failed to Upload Photo',
  'error.activity.invalidAccess':
    'You cannot take part in this activity now. See the others on the Earn page.',
  'error.code.inactive': 'The activity of this code is not active. Try another code.',
  'error.code.limitReached':
    'You have redeemed all the codes of this activity that you can. See the other ways to earn.',
  'error.code.lockout': 'Too many codes that do not exist. Wait an hour and try again.',
  'error.code.notFound': 'This code is unknown, or it has been used. Check it and try again.',
  'error.uploadPhoto.uploadError':
    'This photo cannot be uploaded. Choose a jpg, png, gif or svg of up to {megabytes, number} MB, with a title of up to {title, number} characters.',
} as const
