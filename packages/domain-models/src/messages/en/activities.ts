export const activities = {
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
  'error.code.notFound': 'This code is unknown, or it has been used. Check it and try again.',
  'error.uploadPhoto.uploadError':
    'This photo cannot be uploaded. Choose a jpg, png, gif or svg of up to {megabytes, number} MB, with a title of up to {title, number} characters.',
} as const
