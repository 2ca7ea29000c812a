import { copperStateLottery } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { commonWords } from './commonPasswords.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { passwordRule } from './password.ts'

const { brand } = copperStateLottery

describe('a password from the top of leaked lists', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd1',
    'Pa$$word1',
    'Passw0rd!',
    '!Passw0rd',
    '123Password!',
    'Welcome1!',
    'W3lcome!2026',
    'Qwerty123!',
    'Qwerty!@#123',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq1@wsx',
    'Abc@1234',
    'Abcd1234!',
    'Aa123456!',
    'Aa@123456',
    'Admin@123',
    'Adm1n!2345',
    'Summer2026!',
    'Contrasena#1',
    'TeAmo#2026',
    'Iloveyou#1',
    'Letmein1!',
    'Hell0!!123',
    'Aaaaaa1!',
    'Hgfedcb1!',
    'PassPass1!',
    'Monkey#12345',
  ])('%s is common', password => {
    expect(passwordRule(password)).toBeNull()
    expect(isCommonPassword(password, { brand })).toBe(true)
  })
})

describe('a password with the name of the lottery, the club or the lounge', () => {
  test.each(['MyLottery#1', 'PlayersClub#7', 'P1ayersC1ub#7', 'Lucky-Lounge1', 'CopperState#9'])(
    '%s is common',
    password => {
      expect(isCommonPassword(password, { brand })).toBe(true)
    },
  )

  const lakeState = {
    lotteryName: 'Lotería Lake State',
    clubName: 'Lakeside Club',
    loungeName: 'Bar',
  }
  test.each(['LakesideClub#1', 'My-L4keState#9', 'Loteria!2031x', 'SuperLottery#1'])(
    '%s is common for another lottery, whose names it has',
    password => {
      expect(isCommonPassword(password, { brand: lakeState })).toBe(true)
    },
  )

  test.each(['PlayersClub#7', 'CopperState#9', 'Barbaric-Trout8'])(
    '%s is not common for another lottery, whose names it does not have',
    password => {
      expect(isCommonPassword(password, { brand: lakeState })).toBe(false)
    },
  )
})

describe('a password with the player’s own address', () => {
  test.each([
    ['Ana.Vega#2026', 'ana.vega@players.example'],
    ['xAnaVega#1', 'ana.vega+club@players.example'],
    ['Vert1cal#9', 'vertical@players.example'],
  ])('%s is common for %s and for no other address', (password, email) => {
    expect(isCommonPassword(password, { brand, email })).toBe(true)
    expect(isCommonPassword(password, { brand, email: 'another@players.example' })).toBe(false)
  })

  test('counts only from four letters of the address', () => {
    expect(isCommonPassword('Tea-4-Jo-and-me', { brand, email: 'jo@players.example' })).toBe(false)
  })
})

describe('a password that is not common', () => {
  test.each([
    'Copper#2027',
    'Lucky#2026',
    'Tripwire#Pass1',
    'kX9$vQm2wT',
    'Saguaro&Quail7',
    'tacos-at-9-Please',
    'Passable-Trout8',
    'Seven!Cactus7wren',
  ])('%s is accepted', password => {
    expect(isCommonPassword(password, { brand, email: 'ana@players.example' })).toBe(false)
  })
})

test('the word list covers more than three thousand of the most common passwords that fit the rules', () => {
  const decorated = [...commonWords].flatMap(word => {
    const named = word.charAt(0).toUpperCase() + word.slice(1)
    return ['1!', '123!', '@123', '#2026', '!1'].map(end => named + end)
  })
  const fitting = decorated.filter(password => passwordRule(password) === null)
  expect(fitting.length).toBeGreaterThan(3000)
  expect(fitting.filter(password => !isCommonPassword(password, { brand }))).toEqual([])
})
