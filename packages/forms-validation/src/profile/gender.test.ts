import { defaultSettings } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { askedFields, genderRule } from './gender.ts'

test.each(['', 'FEMALE', 'MALE', 'NEUTRAL'])('[VALID-024] gender may be %j', gender => {
  expect(genderRule(gender)).toBeNull()
})

test.each(['female', 'X', ' ', '<b>'])('[VALID-024] gender must not be %j', gender => {
  expect(genderRule(gender)).toEqual({ key: 'field.gender' })
})

test('[VALID-024] gender and phone are not asked for where the club is configured so', () => {
  expect(askedFields(defaultSettings)).toEqual({ gender: true, phone: true })
  expect(askedFields({ skipGender: true, skipPhone: false })).toEqual({ gender: false, phone: true })
  expect(askedFields({ skipGender: false, skipPhone: true })).toEqual({ gender: true, phone: false })
})
