import { expect, test } from 'vitest'
import { ADDRESS_MAX, APARTMENT_MAX, GENDERS, NAME_MAX, PREFERENCE_POLL, ZIP_MAX } from './constants.ts'

test('[VALID-012] [VALID-019] [VALID-020] [VALID-021] the limits of a profile are those of the specification', () => {
  expect({ NAME_MAX, ADDRESS_MAX, APARTMENT_MAX, ZIP_MAX }).toEqual({
    NAME_MAX: 30,
    ADDRESS_MAX: 255,
    APARTMENT_MAX: 50,
    ZIP_MAX: 50,
  })
  expect(GENDERS).toEqual(['FEMALE', 'MALE', 'NEUTRAL'])
  expect(PREFERENCE_POLL).toEqual({ everyMs: 2000, times: 3 })
})
