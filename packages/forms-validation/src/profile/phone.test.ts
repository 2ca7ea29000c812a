import { describe, expect, test } from 'vitest'
import { maskPhone, phoneDigits, phoneRule } from './phone.ts'

test.each(['', '6025550100', '0025550100', '(602) 555-0100', '(102) 555-0100', '(902) 555-0100'])(
  '[VALID-015] a phone number may be %j',
  phone => {
    expect(phoneRule(phone)).toBeNull()
  },
)

test.each([
  '(002) 555-0100',
  '602555010',
  '60255501000',
  '602-555-0100',
  '(602)555-0100',
  '(602) 555-010',
  '(602) 555-01000',
  '+16025550100',
  '602555010a',
  ' ',
  ' 6025550100',
  '6025550100\n',
  '٦٠٢٥٥٥٠١٠٠',
  '☎️',
])('[VALID-015] %j is not a phone number', phone => {
  expect(phoneRule(phone)).toEqual({ key: 'field.phone' })
})

describe('the phone mask', () => {
  test.each([
    ['', ''],
    ['6', '(6'],
    ['602', '(602'],
    ['6025', '(602) 5'],
    ['602555', '(602) 555'],
    ['6025550', '(602) 555-0'],
    ['6025550100', '(602) 555-0100'],
    ['60255501009', '(602) 555-01009'],
    ['602.555.0100', '(602) 555-0100'],
    ['+1 (602) 555-0100', '(602) 555-0100'],
    ['abc', ''],
    ['6🎉0\u202e2', '(602'],
  ])('[VALID-016] turns %j into %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  test('[VALID-016] keeps a masked number unchanged, so that every character can be deleted', () => {
    let shown = maskPhone('6025550100')
    for (let left = 10; left > 0; left--) {
      expect(maskPhone(shown)).toBe(shown)
      const shorter = maskPhone(shown.slice(0, -1))
      expect(phoneDigits(shorter)).toHaveLength(left - 1)
      shown = shorter
    }
    expect(shown).toBe('')
  })

  test('[VALID-015] [VALID-016] a complete masked number is valid, unless its area code begins with 0', () => {
    expect(phoneRule(maskPhone('6025550100'))).toBeNull()
    expect(phoneRule(maskPhone('0025550100'))).not.toBeNull()
  })
})

test.each([
  ['(602) 555-0100', '6025550100'],
  ['+1 602 555 0100', '6025550100'],
  ['+44 20 7946 0958', '442079460958'],
  ['', ''],
])('[VALID-017] the digits of %j are %j', (shown, sent) => {
  expect(phoneDigits(shown)).toBe(sent)
})
