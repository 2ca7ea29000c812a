export const accountPages = {
  'account.deactivate.confirmationMsg': 'Your account has been deactivated.',
  'accounts.password.characterCondition': 'One number and one symbol',
  'accounts.password.currentInvalid': 'Invalid Password',
  'accounts.password.hint':
    '8 to 20 characters with an uppercase letter, a lowercase letter, a number and one of these symbols: {symbols}',
  'accounts.password.invalid': 'Enter valid password',
  'accounts.password.lengthCondition': '8 to 20 characters',
  'accounts.password.letterCondition': 'One uppercase and one lowercase letter',
  'accounts.password.mismatch': 'New and Confirm Password do not match',
  'accounts.reactivation.failed': 'Something went wrong while reactivating account',
  'activated.already': 'Your account is already active. Please sign in.',
  'email.updated': 'Your email address has been changed.',
  'error.activation.expired': 'This activation link has expired. Ask for a new one.',
  'error.email.suspended': 'The account with this email address is suspended. You can reactivate it.',
  'error.expiredKey': 'Password reset key has expired.',
  'error.uaaUser.resendActivationLockout':
    'Your account is locked. Try again later, then ask for the activation email.',
  'error.uaaUser.resendActivationSuspended':
    'Your account is suspended, so it cannot be activated. Please contact support.',
  'error.uaaUser.resetPasswordLockout': 'Your account is locked. Try again later, then reset your password.',
  'error.uaaUser.resetPasswordSuspended':
    'Your account is suspended, so its password cannot be reset. Please contact support.',
  'error.user.notfound': 'This activation link belongs to no account. Ask for a new one, or register.',
  'error.usernotfound': 'Password reset key is invalid.',
  'inviteCode.limitReached':
    'This code has been used as often as it can be this month. You can register with it, but it earns no points.',
  'password.samePassword': 'Your new password must differ from your current one.',
  'password.updated': 'Your password has been changed.',
  'registration.addressInvalid': 'We could not find this address. Check it and try again.',
  'registration.emailCheckFailed': 'General error has occurred, please try again.',
  'registration.emailInUse': 'This email address already has an account. Sign in, or use another.',
  'registration.failed': 'We could not register you. Check what you entered and try again.',
  'registration.invalidInviteCode': 'This invite code is not valid. Check it, or leave it out.',
} as const
