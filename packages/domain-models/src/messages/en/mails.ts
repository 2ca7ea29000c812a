export const mails = {
  'accounts.activationMail.body':
    'Welcome to the {club}. One step is left: activate your account with this link.',
  'accounts.activationMail.link': 'Activate my account',
  'accounts.activationMail.subject': 'Activate your {club} account',
  'accounts.alreadyActiveMail.body':
    'You asked for a link to activate your {club} account. It is active already: sign in with your email and password.',
  'accounts.alreadyActiveMail.subject': 'Your {club} account is active',
  'accounts.keyMail.validity': 'The link works once, within {minutes} minutes.',
  'accounts.mail.greeting': 'Hello {firstName},',
  'accounts.mail.greetingWithoutName': 'Hello,',
  'accounts.mail.notYou':
    'If you did not ask for this, you do not have to do anything: your account stays as it is.',
  'accounts.reactivationMail.body':
    'You asked to reactivate your {club} account. Choose a new password with this link and your account is active again.',
  'accounts.reactivationMail.link': 'Reactivate my account',
  'accounts.reactivationMail.subject': 'Reactivate your {club} account',
  'accounts.reactivatedMail.body':
    'Your {club} account is active again, with the new password. Sign in to continue where you left off.',
  'accounts.reactivatedMail.subject': 'Your {club} account is active again',
  'accounts.registeredAgainMail.active':
    'Somebody, probably you, just registered with this address. You have a {club} account already, so nothing has changed. Sign in with your password; if you have forgotten it, the sign-in page helps.',
  'accounts.registeredAgainMail.notActivated':
    'Somebody, probably you, just registered with this address. There is a registration already that was never activated. Choose a password with this link and the account is active.',
  'accounts.registeredAgainMail.subject': 'You already have a {club} account',
  'accounts.registeredAgainMail.suspended':
    'Somebody, probably you, just registered with this address. You have a {club} account already, which is not active now. Choose a new password with this link and it is active again.',
  'accounts.resetMail.body':
    'You asked to reset the password of your {club} account. Choose a new one with this link.',
  'accounts.resetMail.link': 'Choose a new password',
  'accounts.resetMail.subject': 'Reset your {club} password',
  'accounts.deactivatedMail.body':
    'Your {club} account has been deactivated, and you are signed out everywhere. Your points, tokens and history are kept. To come back, try to sign in and choose “Yes, reactivate”. We then email you a link that reactivates your account.',
  'accounts.deactivatedMail.subject': 'Your {club} account is deactivated',
  'accounts.emailChangedMail.contactUs':
    'If this was not you, write to {support} at once: somebody else may have been in your account.',
  'accounts.emailChangedMail.prove': 'This is my email address',
  'accounts.emailChangedMail.signIn': 'Go to the sign-in page',
  'accounts.emailChangedMail.subject': 'Your {club} email has been changed',
  'accounts.emailChangedMail.toNew':
    'From now on you sign in to the {club} with {email}. Confirm with this link that the address is yours: until then we send no promotions to it.',
  'accounts.emailChangedMail.toOld':
    'Your {club} account now has another email address. We will not write to this one any more.',
  'accounts.passwordChangedMail.body':
    'The password of your {club} account has been changed. All other devices have been signed out.',
  'accounts.passwordChangedMail.closing':
    'If this was not you, reset your password at once: somebody else may have been in your account.',
  'accounts.passwordChangedMail.link': 'Reset my password',
  'accounts.passwordChangedMail.resetBody':
    'The password of your {club} account has been reset. You are signed out on every device.',
  'accounts.passwordChangedMail.subject': 'Your {club} password has been changed',
  'content.feedbackMail.answer': 'Answer',
  'content.feedbackMail.from': 'From {name}, {email}',
  'content.feedbackMail.guest': 'Written without signing in: nobody has checked the name or the address.',
  'content.feedbackMail.player': 'Written by the signed-in player {login}.',
  'content.feedbackMail.subject': 'Feedback: {subject}',
  'lounge.freeEntryMail.body':
    'Your free entry is in the drawing “{title}”. It has the same chance as any other entry.',
  'lounge.freeEntryMail.drawn': 'The drawing is on {date}. If you win, we will write to you at once.',
  'lounge.freeEntryMail.link': 'See the drawing',
  'lounge.freeEntryMail.notYou':
    'If this was not you, change your password and write to {support}: somebody else may be in your account.',
  'lounge.freeEntryMail.subject': 'Your free entry: {title}',
  'preferences.promotionsMail.body':
    'You asked for news about promotions: offers, bonus points and second-chance drawings. We will email them to you.',
  'preferences.promotionsMail.closing':
    'You can change what you hear from us at any time in your Communication Preferences.',
  'preferences.promotionsMail.subject': 'You will hear about our promotions',
  'preferences.promotionsMail.unsubscribe': 'Unsubscribe from promotions',
  'promotions.winnerMail.body': 'You have won in the drawing “{draw}”: {prize}. Congratulations!',
  'promotions.winnerMail.cash': 'The amount is {amount}.',
  'promotions.winnerMail.claim':
    'We will write to you about how to claim it. Prizes must be claimed within {days} days of the drawing on {date}.',
  'promotions.winnerMail.credited': 'The points are in your account already.',
  'promotions.winnerMail.link': 'See it in my history',
  'promotions.winnerMail.subject': 'You have won',
  'shell.mail.help': 'Problem gambling? Call {phone}.',
  'shell.mail.sender': 'Sent by the {club} of the {lottery}. Players are {minimumAge} or older.',
  'store.orderMail.closed.body':
    'We have looked into the payment of your order of {tokens} tokens for {total}, and closed the order. No tokens were added for it. If you were charged and have not been paid back, write to {support} with the transaction ID.',
  'store.orderMail.closed.subject': 'We have looked into your payment',
  'store.orderMail.closedCredited.body':
    'We have looked into the payment of your order of {tokens} tokens for {total}, and closed the case. The tokens that were added for it are in your history. If you have a question, write to {support} with the transaction ID.',
  'store.orderMail.closedCredited.subject': 'We have looked into your payment',
  'store.orderMail.creditedByOperator.body':
    'We have looked into the payment of your order for {total}: its {tokens} tokens have been added to your balance.',
  'store.orderMail.creditedByOperator.subject': 'Your tokens have been added',
  'store.orderMail.creditedLate.body':
    'Your order for {total} had ended without a payment. The payment has been confirmed after all: its {tokens} tokens have been added to your balance. It counts for your limit of the day on which you ordered.',
  'store.orderMail.creditedLate.subject': 'Your payment has been confirmed',
  'store.orderMail.disputed.body':
    'What our payment partner tells us about your order of {tokens} tokens for {total} does not match the order. A person is looking into it. You have nothing to do, and please do not pay again. We write to you as soon as it is settled.',
  'store.orderMail.disputed.subject': 'We are looking into your payment',
  'store.orderMail.link': 'See my {lounge} history',
  'store.orderMail.transaction': 'Transaction ID: {orderId}',
} as const
