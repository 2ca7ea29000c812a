export const identity = {
  'Error.idology.expired': 'Your verification has expired. Please renew it.',
  'Error.idology.inProgress': 'Your identity is being checked already. Wait a moment, then try again.',
  'Error.idology.profileAlreadyValidated':
    'This identity belongs to a verified account already. Check what you entered, or contact support.',
  'Error.idology.scanNotOffered': 'You do not need to scan your ID. Enter your details instead.',
  'Error.idology.unavailable':
    'Identities cannot be checked right now. This did not use up an attempt. Please try again in a few minutes.',
  'identity.attemptsLeft':
    '{attempts, plural, one {You have one attempt left} other {You have # attempts left}}',
  'identity.done': 'Done',
  'identity.enterData.address': 'Home address',
  'identity.enterData.hint': 'As it is on your driver license or ID card',
  'identity.enterData.lead':
    'Before you buy tokens, enter sweepstakes drawings or claim free entries, we check that it is really you. It takes a minute.',
  'identity.enterData.person': 'About you',
  'identity.enterData.ssnLast4': 'Last four digits of your Social Security number',
  'identity.enterData.ssnLast4.hint':
    'They make it easier to recognize you. We keep them encrypted for up to {days} days, only to verify your identity; then they are deleted.',
  'identity.enterData.submit': 'Verify my identity',
  'identity.enterData.title': 'Verify your identity',
  'identity.expired': 'Your verification has expired. Please verify your identity again.',
  'identity.expired.renew': 'Renew my verification',
  'identity.expired.text':
    'To renew your verification, scan your ID. Your points and tokens stay as they are.',
  'identity.expired.title': 'Renew your verification',
  'identity.failed':
    'We could not verify your identity. Check what you entered; {attempts, plural, one {you have one attempt left} other {you have # attempts left}}.',
  'identity.failed.check': 'Most often it is one of these:',
  'identity.failed.check.address': 'an address that you have moved away from',
  'identity.failed.check.birthDate': 'month and day of your birth date the wrong way round',
  'identity.failed.check.name': 'a short form of your name, or one from before a marriage',
  'identity.failed.title': 'That did not match',
  'identity.later': 'Not now',
  'identity.loadFailed': 'Your details could not be loaded.',
  'identity.manualScanFailed':
    'The scan of your ID could not be verified. Try again with a clear picture, or contact support.',
  'identity.manualScanFailed.title': 'Your scan was not accepted',
  'identity.noAttemptsLeft': 'There are no attempts left. You can scan your ID instead.',
  'identity.noAttemptsLeft.title': 'Scan your ID instead',
  'identity.noAttemptsLeft.noScan':
    'Only a scan of your ID can verify you now, but IDs cannot be scanned at the moment. Please try again later, or contact support.',
  'identity.inProgress.title': 'Checking your details…',
  'identity.scan.again': 'Scan again',
  'identity.scan.frame': 'Scan of your ID',
  'identity.scan.later': 'Finish later',
  'identity.scan.lead':
    'Follow the steps below. The result appears here by itself; you do not have to send us anything.',
  'identity.scan.needs': 'What you need',
  'identity.scan.needs.camera': 'a phone or computer with a camera, and good light',
  'identity.scan.needs.id': 'your driver license, state ID or passport',
  'identity.scan.needs.minutes': 'about two minutes',
  'identity.scan.start': 'Scan my ID',
  'identity.scan.title': 'Scan your ID',
  'identity.scan.unread': 'The result cannot be read at the moment. We keep trying.',
  'identity.scan.waiting': 'Waiting for the result of your scan…',
  'identity.tryAgain': 'Try again',
  'identity.verified.profileUpdated':
    'Your profile now has the name, birth date and address that we verified.',
  'identity.verified.text': 'You can now buy tokens, enter {lounge} drawings and claim free entries.',
  'identity.verified.title': 'Your identity is verified',
} as const
