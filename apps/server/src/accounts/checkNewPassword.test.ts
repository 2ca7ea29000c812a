import { copperStateLottery, PASSWORD_MAX, PASSWORD_SYMBOLS } from '@players-club/domain-models'
import { passwordStrength } from '@players-club/forms-validation'
import { expect, test } from 'vitest'
import { checkNewPassword } from './checkNewPassword.ts'

const names = { brand: copperStateLottery.brand, email: 'vera.fields@players.example' }
const WORDS = [
  'password',
  'Summer',
  'qwerty',
  'Vera',
  'verafields',
  'Lottery',
  'saguaro',
  'Trail',
  'kX',
  'm',
  'copperstate',
]
const MARKS = [...PASSWORD_SYMBOLS, ...'0123456789'].concat('2026', '123!', '!1')

/** The same numbers in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

const isRefused = (password: string) => {
  try {
    checkNewPassword(password, names)
    return false
  } catch {
    return true
  }
}

test('the meter calls no password strong that the server refuses, unless it is only too long', () => {
  const random = randomNumbers(2026)
  const pick = (from: readonly string[]) => from[random(from.length)] ?? ''
  const passwords = Array.from({ length: 5000 }, () =>
    Array.from({ length: 1 + random(5) }, () => pick(random(2) ? WORDS : MARKS)).join(''),
  )
  const isStrong = (password: string) => passwordStrength(password, names).level === 'strong'
  const strong = passwords.filter(password => password.length <= PASSWORD_MAX && isStrong(password))
  expect(strong.length).toBeGreaterThan(50)
  expect(strong.filter(isRefused)).toEqual([])
})

test.each(['Password1!', 'Vera.Fields#2026', 'Lottery#77a', 'Qwerty123!', 'Abcdef1!'])(
  'the meter does not call %s strong, which the server refuses',
  password => {
    expect(isRefused(password)).toBe(true)
    expect(passwordStrength(password, names).level).toBe('medium')
  },
)
