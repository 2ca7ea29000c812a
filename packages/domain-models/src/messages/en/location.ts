export const location = {
  'location.blocked': 'Your location is blocked. Allow this site to see it in your browser, then try again.',
  'location.notInRegion':
    'You are outside the state, where this is not allowed. Try again when you are back.',
  'location.unavailable':
    'We could not find out where you are. Check that your device shares its location and try again.',
} as const
