export const accounts = {
  'account.emailNotFound': 'We do not know this email address. Check it, or register.',
  'account.locked':
    'Your account is locked after too many wrong passwords. Try again later, or reset your password.',
  'account.lockedAttempt':
    'That was one attempt too many: your account is now locked. Try again later, or reset your password.',
  'account.suspended': 'Unfortunately, your account has been suspended. Please contact support.',
  'accounts.email': 'Email',
  'accounts.password': 'Password',
  'accounts.signIn.dropPlay': 'Do not start the game',
  'accounts.signIn.forgotPassword': 'Forgot password?',
  'accounts.signIn.incomplete': 'Enter your email and password to sign in.',
  'accounts.signIn.lead': 'Your points, rewards and tickets in one place.',
  'accounts.signIn.needsScript':
    'Signing in needs JavaScript. Turn it on in your browser, then load this page again.',
  'accounts.signIn.profileNotFound': 'Your profile was not found. Try again, or contact support.',
  'accounts.signIn.register': 'Register',
  'accounts.signIn.rememberMe': 'Remember me',
  'accounts.signIn.resendActivation': 'Resend activation email',
  'accounts.signIn.submit': 'Sign In',
  'accounts.signIn.thenPlayForFun': 'As soon as you have signed in, {game} starts, for fun.',
  'accounts.signIn.thenPlayForPrizes':
    'As soon as you have signed in, {game} starts and takes {tokens, plural, one {# token} other {# tokens}}, if your balance allows it.',
  'accounts.signIn.title': 'Sign In',
  'error.email.invalid': 'Please enter valid email address',
  'error.email.invalidFormat': 'Invalid email format',
  'error.email.notfound': 'We do not know this email address. Check it, or register.',
  'error.password.required': 'Enter your password',
  'error.uaaAuthentication.invalid': 'Email or password is not right. Check both and try again.',
  'error.uaaAuthentication.lockout':
    'Your account is locked after too many wrong passwords. Try again later, or reset your password.',
  'error.uaaAuthentication.lockoutAttempt':
    'That was one attempt too many: your account is now locked. Try again later, or reset your password.',
  'error.uaaAuthentication.suspended':
    'Unfortunately, your account has been suspended. Please contact support.',
  'error.uaaAuthentication.notActivated':
    'Your account is not activated yet. Open the link in the email we sent you, or ask for a new one.',
  'error.uaaAuthentication.warning':
    'Email or password is not right. {remainingAttempts, plural, one {One attempt is} other {# attempts are}} left before your account is locked.',
  'accounts.activation.done': 'Your email address is confirmed and your account is active. Please sign in.',
  'error.email.required': 'Enter your email address',
} as const
