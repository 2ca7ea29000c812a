export const identity = {
  'Error.idology.profileAlreadyValidated':
    'This identity belongs to a verified account already. Check what you entered, or contact support.',
  'identity.expired': 'Your verification has expired. Please verify your identity again.',
  'identity.failed':
    'We could not verify your identity. Check what you entered; {attempts, plural, one {you have one attempt left} other {you have # attempts left}}.',
  'identity.manualScanFailed':
    'The scan of your id could not be verified. Try again with a clear picture, or contact support.',
  'identity.noAttemptsLeft': 'There are no attempts left. You can scan your id instead.',
} as const
