import type { Mutant } from '../Mutant.ts'

const suite = (...files: string[]) => [{ package: 'packages/forms-validation', files }]

/** The form rules, at their boundaries. */
export const forms: readonly Mutant[] = [
  {
    name: 'billing without a state is accepted',
    file: 'packages/forms-validation/src/store/billingErrors.ts',
    from: "  'state',\n",
    to: '',
    suites: suite('src/store/billingErrors.test.ts'),
  },
  {
    name: 'a name of one character too many is accepted',
    file: 'packages/forms-validation/src/profile/nameRule.ts',
    from: 'isWithin(value, NAME_MAX)',
    to: 'isWithin(value, NAME_MAX + 1)',
    suites: suite('src/profile/nameRule.test.ts'),
  },
  {
    name: 'a name with a digit is accepted',
    file: 'packages/forms-validation/src/profile/nameRule.ts',
    from: "[ ,.'’‘-])*/u",
    to: "[ \\d,.'’‘-])*/u",
    suites: suite('src/profile/nameRule.test.ts'),
  },
  {
    name: 'a password of seven characters is accepted',
    file: 'packages/forms-validation/src/accounts/password.ts',
    from: 'password.length >= PASSWORD_MIN',
    to: 'password.length >= PASSWORD_MIN - 1',
    suites: suite('src/accounts/password.test.ts'),
  },
  {
    name: 'the longest password is refused',
    file: 'packages/forms-validation/src/accounts/password.ts',
    from: 'password.length <= PASSWORD_MAX',
    to: 'password.length < PASSWORD_MAX',
    suites: suite('src/accounts/password.test.ts'),
  },
  {
    name: 'a password needs no symbol',
    file: 'packages/forms-validation/src/accounts/password.ts',
    from: "['minLength', 'maxLength', 'uppercase', 'lowercase', 'symbol', 'digit']",
    to: "['minLength', 'maxLength', 'uppercase', 'lowercase', 'digit']",
    suites: suite('src/accounts/password.test.ts'),
  },
  {
    name: 'an email of one character too many is accepted',
    file: 'packages/forms-validation/src/accounts/emailRule.ts',
    from: "if (value.length > EMAIL_MAX || value.indexOf('@') > LOCAL_MAX) return invalid",
    to: "if (value.length > EMAIL_MAX + 1 || value.indexOf('@') > LOCAL_MAX) return invalid",
    suites: suite('src/accounts/emailRule.test.ts'),
  },
  {
    name: 'a guest of 20 years may register',
    file: 'packages/forms-validation/src/profile/birthDateRule.ts',
    from: 'if (age < minimumAge)',
    to: 'if (age < minimumAge - 1)',
    suites: suite('src/profile/birthDateRule.test.ts'),
  },
  {
    name: 'a day after the last birthday is accepted',
    file: 'packages/forms-validation/src/profile/birthDateRule.ts',
    from: 'const isOnLastBirthday = age === maximumAge && isSameMonthDay(birth, today)',
    to: 'const isOnLastBirthday = age === maximumAge && birth < today',
    suites: suite('src/profile/birthDateRule.test.ts'),
  },
  {
    name: 'a phone number of eleven digits is accepted',
    file: 'packages/forms-validation/src/profile/phone.ts',
    from: '/^\\d{10}$/',
    to: '/^\\d{10,11}$/',
    suites: suite('src/profile/phone.test.ts'),
  },
  {
    name: 'an apartment may be as long as a street',
    file: 'packages/forms-validation/src/profile/addressRules.ts',
    from: "optional('apartmentNumber', APARTMENT_MAX)",
    to: "optional('apartmentNumber', ADDRESS_MAX)",
    suites: suite('src/profile/addressRules.test.ts'),
  },
  {
    name: 'three of the last four digits are enough',
    file: 'packages/forms-validation/src/identity/ssnLast4Rule.ts',
    from: '/^\\d{4}$/',
    to: '/^\\d{3,4}$/',
    suites: suite('src/identity/ssnLast4Rule.test.ts'),
  },
  {
    name: 'an identity is checked without an address',
    file: 'packages/forms-validation/src/identity/identityErrors.ts',
    from: "values.country === '' ? { country: { key: 'field.country' } as const } : addressErrors(values)",
    to: 'addressErrors(values)',
    suites: suite('src/identity/identityErrors.test.ts'),
  },
  {
    name: 'a history filter from tomorrow on is accepted',
    file: 'packages/forms-validation/src/history/historyRangeErrors.ts',
    from: 'else if (from > today)',
    to: "else if (from > today && to !== '')",
    suites: suite('src/history/historyRangeErrors.test.ts'),
  },
  {
    name: 'a second line in a subject becomes a header of the mail',
    file: 'packages/forms-validation/src/content/feedbackErrors.ts',
    from: ' && !SECOND_LINE.test(value)',
    to: '',
    suites: suite('src/content/feedbackErrors.test.ts'),
  },
  {
    name: 'a different confirmation of the password is accepted',
    file: 'packages/forms-validation/src/accounts/password.ts',
    from: 'return confirmation === password ? null',
    to: 'return password.startsWith(confirmation) ? null',
    suites: suite('src/accounts/password.test.ts', 'src/accounts/newPassword.test.ts'),
  },
]
