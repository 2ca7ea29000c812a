import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { PHOENIX } from '../time/zones.fixtures.ts'
import { greeting, type GreetingOccasion } from './greeting.ts'
import { greetingConfig, type GreetingConfig } from './GreetingConfig.ts'

/** 21 November, 09:30 in Phoenix. */
const morning = new Date('2026-11-21T16:30:00Z')
const account = { firstName: 'Ana', birthDate: '1990-05-05', registrationDate: '2020-06-06T12:00:00Z' }

const said = (occasion: Partial<GreetingOccasion>) =>
  greeting({ config: {}, account: null, now: morning, zone: PHOENIX, random: 0, ...occasion })

const message = {
  type: 'static',
  messageText: 'Scratch Saturday!',
  startDate: '2026-11-21T16:00:00Z',
  endDate: '2026-11-21T17:00:00Z',
} as const

describe('the greeting by time of day', () => {
  test.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('[SHELL-012] at %s in Phoenix says %s', (time, part) => {
    expect(said({ now: new Date(`2026-11-21T${time}:00-07:00`) })).toEqual({ key: `shell.greeting.${part}` })
  })

  test('[SHELL-013] prefers configured texts, unless they are empty', () => {
    const config: GreetingConfig = { morningText: 'Rise and shine', afternoonText: '', eveningText: 'Hi' }
    expect(said({ config })).toEqual({ text: 'Rise and shine' })
    expect(said({ config, now: new Date('2026-11-21T22:00:00Z') })).toEqual({
      key: 'shell.greeting.afternoon',
    })
  })
})

describe('the birthday greeting', () => {
  const birthday = { ...account, birthDate: '1990-11-21' }

  test('[SHELL-009] comes first, even on the anniversary and during a configured message', () => {
    const config: GreetingConfig = {
      birthdayMessage: 'Happy birthday to you',
      anniversaryMessage: 'Another year',
      messageArrays: [message],
    }
    const both = { ...birthday, registrationDate: '2020-11-21T20:00:00Z' }
    expect(said({ config, account: both })).toEqual({ text: 'Happy birthday to you' })
  })

  test('[SHELL-009] falls back to our own text', () => {
    expect(said({ account: birthday })).toEqual({ key: 'shell.greeting.birthday' })
  })

  test('[SHELL-009] follows the day in Phoenix', () => {
    expect(said({ account: birthday, now: new Date('2026-11-22T06:59:00Z') })).toEqual({
      key: 'shell.greeting.birthday',
    })
    expect(said({ account: birthday, now: new Date('2026-11-21T06:59:00Z') })).not.toEqual({
      key: 'shell.greeting.birthday',
    })
  })

  test('[SHELL-009] for 29 February appears on the 28th in common years', () => {
    const leapling = { ...account, birthDate: '2004-02-29' }
    const on = (day: string) => said({ account: leapling, now: new Date(`${day}T16:00:00Z`) })
    expect(on('2026-02-28')).toEqual({ key: 'shell.greeting.birthday' })
    expect(on('2028-02-28')).toEqual({ key: 'shell.greeting.morning' })
    expect(on('2028-02-29')).toEqual({ key: 'shell.greeting.birthday' })
  })
})

describe('the anniversary greeting', () => {
  const registered = (registrationDate: string) => ({ ...account, registrationDate })

  test('[SHELL-010] comes before the configured message', () => {
    const config: GreetingConfig = { anniversaryMessage: 'Another year', messageArrays: [message] }
    expect(said({ config, account: registered('2023-11-21T20:00:00Z') })).toEqual({ text: 'Another year' })
  })

  test('[SHELL-010] does not appear in the year of registration', () => {
    expect(said({ account: registered('2026-11-21T07:30:00Z') })).toEqual({ key: 'shell.greeting.morning' })
    expect(said({ account: registered('2025-11-21T20:00:00Z') })).toEqual({
      key: 'shell.greeting.anniversary',
    })
  })

  test('[SHELL-010] counts from the day of registration in Phoenix', () => {
    // 21 November, 22:00 in Phoenix; the 22nd in universal time.
    expect(said({ account: registered('2023-11-22T05:00:00Z') })).toEqual({
      key: 'shell.greeting.anniversary',
    })
    expect(said({ account: registered('2023-11-21T05:00:00Z') })).toEqual({ key: 'shell.greeting.morning' })
  })
})

describe('a configured greeting message', () => {
  test.each([
    ['2026-11-21T15:59:59Z', false],
    ['2026-11-21T16:00:00Z', true],
    ['2026-11-21T17:00:00Z', true],
    ['2026-11-21T17:00:01Z', false],
  ])('[SHELL-011] is shown at %s: %s', (now, isSaid) => {
    const config: GreetingConfig = { messageArrays: [message] }
    const expected = isSaid ? { text: 'Scratch Saturday!' } : { key: 'shell.greeting.morning' }
    expect(said({ config, now: new Date(now) })).toEqual(expected)
  })

  test('[SHELL-011] is the first one that is current', () => {
    const past = { ...message, messageText: 'Yesterday', endDate: '2026-11-21T16:10:00Z' }
    const later = { ...message, messageText: 'Second' }
    expect(said({ config: { messageArrays: [past, message, later] } })).toEqual({ text: 'Scratch Saturday!' })
  })

  test.each([
    [0, 'One'],
    [0.5, 'Two'],
    [0.999, 'Three'],
  ])('[SHELL-011] with random texts is chosen by chance: %d gives %s', (random, text) => {
    const texts = { ...message, type: 'random' as const, messageText: ['One', 'Two', 'Three'] }
    expect(said({ config: { messageArrays: [texts] }, random })).toEqual({ text })
  })

  test('[SHELL-011] without text is skipped', () => {
    expect(said({ config: { messageArrays: [{ ...message, messageText: [] }] } })).toEqual({
      key: 'shell.greeting.morning',
    })
  })
})

describe('the first name in the greeting', () => {
  test('[SHELL-013] appears where the configuration asks for it', () => {
    expect(said({ config: { showFirstName: true }, account })).toEqual({
      key: 'shell.greeting.morning',
      firstName: 'Ana',
    })
    expect(said({ config: { showFirstName: false }, account })).not.toHaveProperty('firstName')
  })

  test('[SHELL-013] is left out for guests and for players without a name', () => {
    expect(said({ config: { showFirstName: true } })).not.toHaveProperty('firstName')
    expect(
      said({ config: { showFirstName: true }, account: { ...account, firstName: '' } }),
    ).not.toHaveProperty('firstName')
  })
})

test('[SHELL-013] the greeting configuration has these fields', () => {
  const config = {
    showFirstName: true,
    fontColor: '#7a3e1d',
    fontSize: '1.5rem',
    fontFamily: 'serif',
    messageArrays: [message, { ...message, type: 'random', messageText: ['One', 'Two'] }],
    anniversaryMessage: 'a',
    birthdayMessage: 'b',
    morningText: 'm',
    afternoonText: 'n',
    eveningText: 'e',
  }
  expect(is(config, greetingConfig)).toBe(true)
  expect(Object.keys(greetingConfig.schema).toSorted()).toEqual(Object.keys(config).toSorted())
  expect(is({ messageArrays: [{ ...message, type: 'rolling' }] }, greetingConfig)).toBe(false)
  expect(is({ messageArrays: [{ ...message, startDate: 'today' }] }, greetingConfig)).toBe(false)
})
