import { describe, expect, test } from 'vitest'
import { emailRule, signInEmailRule } from './emailRule.ts'

const long = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 65)}.com`

describe('a registered email address', () => {
  test.each([
    'a@b.co',
    'ana.lopez+club@mail.players.example',
    "o'neil@players.example",
    'ANA@PLAYERS.EXAMPLE',
    'a@1a.co',
    'a@xn--80ak6aa92e.com',
    'a@b.xn--p1ai',
    'ana@192.168.1.254',
    'ana@[1.2.3.4]',
    `${'a'.repeat(64)}@b.co`,
    `a@${'b'.repeat(63)}.co`,
  ])('[VALID-001] may be %s', email => {
    expect(emailRule(email)).toBeNull()
  })

  test.each([
    '',
    ' ',
    'abc',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c d',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co\n',
    'a@@b.co',
    'a@b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@.co',
    'a@b..co',
    'a@b.co.',
    'a@-b.co',
    'a@b-.co',
    'a@b.1',
    'a@b.123',
    'a@256.1.1.1',
    'a@1.2.3',
    'a@1.2.3.4.5',
    'a@[1.2.3.4',
    'a@1.2.3.4]',
    'a@[256.1.1.1]',
    'a@b_c.co',
    'ana@пример.рф',
    'josé@b.co',
    '🎉@b.co',
    'a@b.co\u202e',
    '‮a@b.co',
    '<script>@b.co',
    '"a b"@c.co',
    'a,b@c.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
  ])('[VALID-001] is not %j', email => {
    expect(emailRule(email)).toEqual({ key: 'error.email.invalid' })
  })

  test('[VALID-001] has at most 100 characters', () => {
    const hundred = `a@${'b'.repeat(60)}.${'c'.repeat(37)}`
    expect(hundred).toHaveLength(100)
    expect(emailRule(hundred)).toBeNull()
    expect(emailRule(`a${hundred}`)).toEqual({ key: 'error.email.invalid' })
    expect(emailRule(long(101))).toEqual({ key: 'error.email.invalid' })
  })

  test('[VALID-001] is validated in linear time', () => {
    for (const nasty of [`${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, `a@${'a-'.repeat(47)}`])
      expect(emailRule(nasty)).not.toBeNull()
  })
})

describe('the email of the sign-in page', () => {
  test.each(['', 'a@b.co', 'josé@correo.es', 'a@[1.2.3.4]'])('[VALID-002] accepts %j', email => {
    expect(signInEmailRule(email)).toBeNull()
  })

  test.each([
    'abc',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.co',
    'a@b@c.co',
    ' ',
    'a@b.co\0',
    `a@${'b'.repeat(100)}.co`,
  ])('[VALID-002] rejects %j', email => {
    expect(signInEmailRule(email)).toEqual({ key: 'error.email.invalidFormat' })
  })
})
