export const location = {
  'location.blocked': 'Your location is blocked. Allow this site to see it in your browser, then try again.',
  'location.blocked.title': 'Your location is blocked',
  'location.blocked.way1': 'Open the settings of this site, beside its address in your browser.',
  'location.blocked.way2': 'Allow it to see your location.',
  'location.blocked.way3': 'Come back here and try again.',
  'location.checkFailed':
    'The location check does not work at the moment. You do not have to change any settings, and nothing was bought or entered. Try again in a few minutes.',
  'location.checkFailed.title': 'We cannot check locations right now',
  'location.notInRegion':
    'You are outside the state, and this is allowed only inside it. Try again when you are back.',
  'location.notInRegion.title': 'You are outside the state',
  'location.prompt': 'Answer your browser’s question: it asks whether we may see your location.',
  'location.timedOut':
    'Your device did not tell us in time where you are. Nothing was sent; you can try again at once.',
  'location.timedOut.title': 'Your location took too long',
  'location.timedOut.way1': 'Answer your browser’s question, if it asks whether we may see your location.',
  'location.timedOut.way2': 'Go near a window, or use Wi-Fi: that helps your device find its location.',
  'location.timedOut.way3': 'Try again.',
  'location.unavailable':
    'We could not find out where you are. Check that your device shares its location and try again.',
  'location.unavailable.title': 'We could not find you',
  'location.unavailable.way1': 'Switch on the location services of your device.',
  'location.unavailable.way2': 'Go near a window, or use Wi-Fi: that helps your device find its location.',
  'location.unavailable.way3': 'Try again.',
  'location.why':
    'The law allows this within the state only. We store whether you are in the state, but not where you are.',
} as const
