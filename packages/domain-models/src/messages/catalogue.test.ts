import { describe, expect, test } from 'vitest'
import { MESSAGE_ROWS, type MessageKey } from './Catalogue.ts'
import { createTranslate } from './createTranslate.ts'
import { isMessageRow, loadCatalogue } from './loadCatalogue.ts'
import { mailTexts } from './mailTexts.ts'
import { argumentsOf } from './testing/argumentsOf.ts'
import { copperStateLottery } from '../shell/Lottery.ts'

const en = { ...(await loadCatalogue('en', MESSAGE_ROWS)), ...mailTexts.en }
const es = { ...(await loadCatalogue('es', MESSAGE_ROWS)), ...mailTexts.es }
const english = Object.entries(en)
const translate = createTranslate(en, 'en', copperStateLottery, true)

/** Names, words that are Spanish too, and texts made of nothing but what belongs into them. */
const SAME_IN_BOTH: readonly string[] = [
  'lounge.name',
  'lounge.reward.prizeCount',
  'lounge.widget.title',
  'recommendations.named',
  'ui.field.error',
  'shell.footer.version',
  'shell.greeting.named',
  'shell.pageTitle',
]

type Rule = (key: MessageKey, english: string, spanish: string) => boolean
const breaking = (rule: Rule) =>
  english
    .filter(([key, text]) => !rule(key as MessageKey, text, es[key as MessageKey] ?? ''))
    .map(([key]) => key)

describe('the two languages', () => {
  test('leave names, city and minimum age of the lottery to placeholders, and have no area code of it', () => {
    const { brand, minimumAge } = copperStateLottery
    const { lotteryName, clubName, loungeName, phone } = brand
    const ofTheFirst = new RegExp(
      `${lotteryName}|${clubName}|${loungeName}|${phone}|\\(602\\)|Phoenix|\\b${minimumAge}\\b`,
    )
    expect(breaking((_, text, spanish) => !ofTheFirst.test(text) && !ofTheFirst.test(spanish))).toEqual([])
  })

  test('have no Spanish article before a name of the lottery, whose gender is not known', () => {
    const article = /\b(el|al|del|la|los|las|un|una) \{(club|lottery|lounge)\}/i
    expect(breaking((_, _english, spanish) => !article.test(spanish))).toEqual([])
  })

  test('have no Spanish article before an hour, because it is “la” at one o’clock only', () => {
    expect(breaking((_, _english, spanish) => !/\blas? \{(until|time)\}/i.test(spanish))).toEqual([])
  })

  test('leave amounts to the formatter, which knows the currency', () => {
    // The rate of points names its unit; other currencies than US dollars go by their code there.
    const isFree = (text: string) => !/[$€]|\bdollar|\bdólar/i.test(text.replace(/USD \{[^}]+\}/, ''))
    expect(breaking((_, text, spanish) => isFree(text) && isFree(spanish))).toEqual([])
  })

  test('promise no limits of spending or time, because a player cannot set any', () => {
    const promise =
      /\bset (a |your )?limits?\b|\b(fije|fijar|p[oó]ngase|establezca) (un |sus )?l[ií]mites?\b/i
    expect(breaking((_, text, spanish) => !promise.test(text) && !promise.test(spanish))).toEqual([])
  })

  test('ask to contact support in the words that become a link, and in mails by its address', () => {
    const mentions = /\bsupport\b|\bcontact us\b|\bwrite to us\b/i
    const mentionsIt = /\bsoporte\b|con nosotros|\bescr[ií]banos\b|nos escribe\b/i
    // The form itself.
    const isAsked: Rule = (key, text, spanish) =>
      key === 'feedback.lead' ||
      [text, spanish].every(
        (wording, at) =>
          !(at === 0 ? mentions : mentionsIt).test(wording) ||
          wording.toLowerCase().includes(['contact support', 'comuníquese con soporte'][at] ?? '') ||
          wording.includes('{support}'),
      )
    expect(breaking(isAsked)).toEqual([])
    expect([en['shell.contactSupport'], es['shell.contactSupport']]).toEqual([
      'contact support',
      'comuníquese con soporte',
    ])
  })

  test('have loadable rows, and no key in two rows', async () => {
    const rows = await Promise.all(MESSAGE_ROWS.map(row => loadCatalogue('en', [row])))
    const counts = [...rows, mailTexts.en].map(row => Object.keys(row).length)
    expect(counts.every(count => count > 0)).toBe(true)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(english.length)
  })

  test('have rows that are known by their names', () => {
    expect([...MESSAGE_ROWS, 'mails', 'toString', ''].filter(isMessageRow)).toEqual(MESSAGE_ROWS)
  })

  test('have the same keys', () => {
    expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  test('use the same parameters, plurals and choices in each text', () => {
    const isSame: Rule = (_, text, spanish) => argumentsOf(spanish).join() === argumentsOf(text).join()
    expect(breaking(isSame)).toEqual([])
  })

  test('differ in every text', () => {
    expect(breaking((key, text, spanish) => text !== spanish || SAME_IN_BOTH.includes(key))).toEqual([])
  })

  test('have tidy texts', () => {
    const isTidy = (text: string) => text === text.trim() && !/^$| {2}|\s[.!?,](\s|$)|[<>]/.test(text)
    expect(breaking((_, text, spanish) => isTidy(text) && isTidy(spanish))).toEqual([])
  })

  test('open every Spanish question and exclamation mark that they close', () => {
    const count = (text: string, mark: string) => text.split(mark).length
    const isOpened: Rule = (_, _english, text) =>
      count(text, '¿') === count(text, '?') && count(text, '¡') === count(text, '!')
    expect(breaking(isOpened)).toEqual([])
  })
})

/** Texts of the specifications, word for word. */
const QUOTED: Partial<Record<MessageKey, [requirement: string, text: string]>> = {
  'error.http.401': ['ERR-001', 'Authentication Required. Please try logging in again'],
  'error.http.403': ['ERR-002', 'Permission Required. You do not have permission to view this content.'],
  'error.http.500': ['ERR-003', 'An error occurred while processing this request.'],
  'error.http.503': ['ERR-004', 'Service Temporarily Unavailable. Try again later.'],
  'account.suspended': [
    'AUTH-022',
    'Unfortunately, your account has been suspended. Please contact support.',
  ],
  'error.usernotfound': ['ERR-011', 'Password reset key is invalid.'],
  'error.expiredKey': ['ERR-012', 'Password reset key has expired.'],
  'accounts.reactivation.failed': ['ERR-016', 'Something went wrong while reactivating account'],
  'registration.emailCheckFailed': ['ERR-017', 'General error has occurred, please try again.'],
  'activities.invalid': ['ERR-030', 'Something went wrong. Try again!'],
  'activities.notFound': ['ERR-031', 'This activity is not available.'],
  'activities.activityUnavailable': ['ERR-031', 'This activity is not available.'],
  'surveys.unavailable': ['ERR-032', 'This activity is not available.'],
  'promotions.loadFailed': ['ERR-043', 'Something went wrong while loading the content!'],
  'error.email.invalid': ['VALID-001', 'Please enter valid email address'],
  'error.email.invalidFormat': ['VALID-002', 'Invalid email format'],
  'accounts.password.invalid': ['VALID-005', 'Enter valid password'],
  'shell.notFound.title': ['SHELL-018', 'Page Not Found!'],
  'shell.greeting.morning': ['SHELL-012', 'Good Morning'],
  'shell.greeting.afternoon': ['SHELL-012', 'Good Afternoon'],
  'shell.greeting.evening': ['SHELL-012', 'Good Evening'],
  'shell.clubHistory': ['SHELL-019', 'Players Club History'],
  'shell.feedback': ['SHELL-021', 'Send Us Feedback'],
  'accounts.password.mismatch': ['0 §5', 'New and Confirm Password do not match'],
  'accounts.password.currentInvalid': ['0 §5', 'Invalid Password'],
  'profile.person.gender.NEUTRAL': ['0 §3', 'Prefer not to say'],
  'surveys.failed': ['2 §2', 'Something went wrong. Try again!'],
  'activities.limitReached': ['2 §2', 'Maximum limit reached!'],
  'activities.upload.cancelled': ['2 §8', 'Upload cancelled'],
  'activities.upload.failed': ['2 §8', 'Failed to Upload Photo'],
  'shell.home.activityUpTo': ['2 §2', 'upto 1,000 points'],
  'rewards.redeemed': ['2 §4', 'Reward Redeemed!'],
  'games.notFound': ['2 §8', 'This game is not available.'],
  'lounge.game.notFound': ['1 §8', 'This game is not available.'],
  'lounge.reward.notFound': ['1 §8', 'This reward is not available.'],
  'error.gameLoad': ['1 §8', 'Error loading game, please try again'],
  'error.arcade.noSession': ['1 §8', 'No Session found for the game.'],
  'error.arcade.noNglSession': ['1 §8', 'No NGL Session found for the game.'],
  'billinginfo.validation.invalid.checksum': [
    '1 §8',
    'Invalid billing information provided, please update and try again.',
  ],
  'lounge.claim.mismatch': ['1 §4', 'Entered information does not match with your profile information.'],
  'shell.home.pageTitle': ['HOME-002', 'Home Page'],
}

const titled = (where: string) => (where.includes(' ') ? where : `[${where}]`)

test.each(Object.entries(QUOTED).map(([key, [where, text]]) => [titled(where), key, text] as const))(
  '%s %s matches the specification’s wording',
  (_, key, text) => {
    expect(en[key as MessageKey]?.replace('{club}', copperStateLottery.brand.clubName)).toBe(text)
  },
)

test('[VALID-014] the message for a too young birth date matches the specification’s wording', () => {
  expect(translate('field.birthDate.tooYoung', { age: 21 })).toBe('user must be 21 or older')
})

test.each([
  ['USD', '10 points per dollar of its price', '10 puntos por dólar de su precio'],
  ['CAD', '10 points per CAD of its price', '10 puntos por CAD de su precio'],
])('[TICKET-017] the rate of points is stated in %s', (currency, english, spanish) => {
  const lottery = { ...copperStateLottery, currency }
  expect(createTranslate(en, 'en', lottery)('tickets.earn', { points: 10 })).toContain(english)
  expect(createTranslate(es, 'es', lottery)('tickets.earn', { points: 10 })).toContain(spanish)
})

test.each([
  ['digitalGames.done.won', { amount: 1 }, 'point. It is in', 'punto. Ya está en'],
  ['digitalGames.done.won', { amount: 2 }, 'points. They are in', 'puntos. Ya están en'],
  ['digitalGames.done.wonTokens', { amount: 1 }, 'token. It is in', 'ficha. Ya está en'],
  ['digitalGames.done.wonTokens', { amount: 2 }, 'tokens. They are in', 'fichas. Ya están en'],
  ['tickets.pending.text', { points: 1 }, '48 hours until it shows.', 'está en camino: puede tardar'],
  ['tickets.pending.text', { points: 2 }, '48 hours until they show.', 'están en camino: pueden tardar'],
] as const)(
  '%s with %j has a second sentence about one or about several',
  (key, amount, english, spanish) => {
    const params = { game: 'Pick', hours: 48, ...amount }
    expect(translate(key, params)).toContain(english)
    expect(createTranslate(es, 'es', copperStateLottery)(key, params)).toContain(spanish)
  },
)

/** The label of each field, and its message in Spanish. A profile's "Mobile number" shares the billing data's message. */
const FIELDS = {
  'field.address1': ['profile.address.address1', 'Escriba una calle y número válidos'],
  'field.address2': ['profile.address.address2', 'Escriba una segunda línea de la dirección válida'],
  'field.apartmentNumber': ['profile.address.apartmentNumber', 'Escriba un apartamento o unidad válidos'],
  'field.birthDate': ['profile.person.birthDate', 'Escriba una fecha de nacimiento válida'],
  'field.city': ['profile.address.city', 'Escriba una ciudad válida'],
  'field.country': ['profile.address.country', 'Escriba un país válido'],
  'field.firstName': ['profile.person.firstName', 'Escriba un nombre válido'],
  'field.gender': ['profile.person.gender', 'Escriba un género válido'],
  'field.inviteCode': ['registration.inviteCode', 'Escriba un código de invitación válido'],
  'field.lastName': ['profile.person.lastName', 'Escriba un apellido válido'],
  'field.phone': ['store.billing.phone', 'Escriba un número de teléfono válido'],
  'field.state': ['profile.address.state', 'Escriba un estado válido'],
  'field.zipCode': ['profile.address.zipCode', 'Escriba un código postal válido'],
} as const satisfies Partial<Record<MessageKey, [label: MessageKey, spanish: string]>>

describe("'Please enter a valid {field}'", () => {
  test.each(Object.entries(FIELDS))(
    '[VALID-025] names the field by its label: %s',
    (key, [label, spanish]) => {
      expect(en[key as MessageKey]).toBe(`Please enter a valid ${en[label]?.toLowerCase()}`)
      expect(es[key as MessageKey]).toBe(spanish)
      expect(spanish).toContain(es[label]?.toLowerCase())
    },
  )

  test('[VALID-025] names the digits alone where the label is a whole phrase', () => {
    expect(en['field.ssnLast4']).toBe('Please enter a valid set of four digits')
    expect(es['field.ssnLast4']).toBe('Escriba cuatro dígitos válidos')
  })

  test('[VALID-025] is the message of every field that is named', () => {
    const fields = english.map(([key]) => key).filter(key => /^field\.(?!invalid$)[^.]+$/.test(key))
    expect(fields.toSorted()).toEqual([...Object.keys(FIELDS), 'field.ssnLast4'].toSorted())
  })
})

/** Keys that the specifications name without their texts. */
const NAMED: Readonly<Record<string, readonly MessageKey[]>> = {
  'ERR-005': [
    'error.uaaAuthentication.notActivated',
    'error.uaaAuthentication.lockout',
    'error.uaaAuthentication.lockoutAttempt',
    'error.uaaAuthentication.warning',
    'error.uaaAuthentication.suspended',
    'error.uaaAuthentication.invalid',
  ],
  'ERR-006': [
    'account.locked',
    'account.lockedAttempt',
    'account.suspended',
    'account.emailNotFound',
    'error.general',
  ],
  'ERR-007': [
    'error.uaaUser.resetPasswordLockout',
    'error.uaaUser.resetPasswordSuspended',
    'error.email.notfound',
  ],
  'ERR-010': ['error.uaaUser.resendActivationLockout', 'error.uaaUser.resendActivationSuspended'],
  'ERR-015': ['activated.already', 'error.activation.expired', 'error.user.notfound'],
  'ERR-018': ['registration.addressInvalid'],
  'ERR-019': ['identity.failed', 'identity.expired', 'identity.manualScanFailed'],
  'ERR-021': ['profile.updated'],
  'ERR-022': [
    'email.updated',
    'password.updated',
    'preferences.updated',
    'account.deactivate.confirmationMsg',
  ],
  'ERR-025': [
    'store.dailyLimit',
    'location.notInRegion',
    'location.blocked',
    'location.checkFailed',
    'location.unavailable',
    'store.paymentFailed',
    'lounge.convert.failedText',
  ],
  'ERR-026': [
    'error.reward.frequencyCapExceeded',
    'error.reward.exceededQuantity',
    'error.reward.overLimit',
    'error.reward.insufficientPoints',
    'error.reward.balanceChanged',
    'error.reward.drawChanged',
    'error.reward.noActiveDraws',
    'error.reward.notAvailableForUser',
    'error.reward.dailyEntryLimit',
    'error.reward.freeEntryTrace',
    'error.reward.freeEntryPerDraw',
  ],
  'ERR-028': ['error.activity.invalidAccess'],
  'ERR-033': ['game.unavailable'],
  'ERR-035': ['rewards.rewardUnavailable'],
  'ERR-036': ['error.gameTicketEntry.jackpoterror.invalid'],
  'ERR-038': [
    'error.gameTicketEntry.dailyLimit',
    'error.gameTicketEntry.lockout',
    'error.gameTicketEntry.duplicate',
    'error.gameTicketEntry.invalid',
    'error.gameTicketEntry.gameEnded',
    'error.gameTicketEntry.gameNotStarted',
    'error.gameTicketEntry.used',
    'error.gameTicketEntry.cancelled',
    'error.gameTicketEntry.expired',
    'error.gameTicketEntry.notFound',
    'error.gameTicketEntry.playLimit',
  ],
  'ERR-039': ['error.gameTicketEntry.unavailable'],
  'ERR-040': ['error.uploadPhoto.uploadError'],
  'ERR-041': ['feedback.sent', 'feedback.failed'],
  'ERR-042': ['games.listFailed'],
  'ERR-044': ['quiz.submitted', 'poll.submitted'],
  'ERR-045': ['error.code.notFound', 'error.code.inactive'],
  '0 §5': ['password.samePassword', 'inviteCode.limitReached'],
  '0 §8': [
    'registration.failed',
    'registration.emailInUse',
    'registration.invalidInviteCode',
    'error.email.suspended',
    'preferences.unsubscribeFailed',
    'accounts.signIn.profileNotFound',
  ],
  '1 §8': ['arcade.gameLaunchError', 'digitalGames.portrait', 'Error.idology.profileAlreadyValidated'],
  '2 §4': ['rewards.redeemSuccess'],
}

test.each(Object.entries(NAMED).map(([where, keys]) => [titled(where), keys] as const))(
  '%s %j have texts of their own',
  (_, keys) => {
    const texts = keys.map(key => en[key])
    expect(texts.every(Boolean)).toBe(true)
    expect(new Set(texts).size).toBe(keys.length)
  },
)

test('[ERR-005] every sign-in refusal has a text', () => {
  for (const key of NAMED['ERR-005'] ?? []) expect(en[key]).toBeTruthy()
})

test('[ERR-006] every account state has a text', () => {
  for (const key of NAMED['ERR-006'] ?? []) expect(en[key]).toBeTruthy()
})

test('[VALID-005] the message for an invalid password matches the specification’s wording', () => {
  expect(translate('accounts.password.invalid')).toBe('Enter valid password')
})

test('[ERR-026] the frequency cap says when to come back', () => {
  expect(translate('error.reward.frequencyCapExceeded')).toContain('try again tomorrow')
})

test('[AUTH-020] [ERR-019] the warnings state how many attempts are left', () => {
  expect(translate('error.uaaAuthentication.warning', { remainingAttempts: 2 })).toContain('2 attempts')
  expect(translate('error.uaaAuthentication.warning', { remainingAttempts: 1 })).toContain('One attempt')
  expect(translate('identity.failed', { attempts: 2 })).toContain('2 attempts')
})

test('[CONST-010] [CONST-011] the notices state their limits', () => {
  expect(translate('history.pointsDelay', { hours: 48 })).toContain('48 hours')
  expect(translate('games.claimPeriod', { days: 180 })).toContain('180 days')
})
