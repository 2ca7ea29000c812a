import { is } from 'superstruct'
import { FEATURE_FLAGS, remoteConfig } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { openSandbox } from '../../../test/openSandbox.ts'
import { INITIAL_FLAGS } from './FlagsState.ts'

const OUTAGE = {
  flag: 'true',
  startDate: '2026-11-21T09:00:00-07:00',
  endDate: '2026-11-21T11:00:00-07:00',
  body: 'Back soon.',
  outageType: 'PLANNED',
  displayTime: 30_000,
}

describe('a change of flags by a program', () => {
  test('starts from the remote configuration with its four keys and what only the server reads', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/flags', {
      OUTAGE_CONFIG: OUTAGE,
      BALANCES_BUTTONS_CONFIG: { points: { WEB_DEEPLINK: '/x' } },
    })
    const flags = await sandbox.json('/flags.json')
    expect(is(flags, remoteConfig)).toBe(true)
    expect(flags).toEqual({
      ...INITIAL_FLAGS,
      OUTAGE_CONFIG: OUTAGE,
      BALANCES_BUTTONS_CONFIG: { points: { WEB_DEEPLINK: '/x' } },
    })
  })

  test('replaces each key that it gives as a whole, and leaves the others', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/flags', { OUTAGE_CONFIG: OUTAGE, DISCLOSE_ACCOUNT_STATE: true })
    const { displayTime: _, ...shorter } = OUTAGE
    const answer = await sandbox.post('/flags', { OUTAGE_CONFIG: shorter, FEATURE_FLAGS: 'EINSTANT_V1' })
    expect(await answer.json()).toEqual({
      ...INITIAL_FLAGS,
      OUTAGE_CONFIG: shorter,
      FEATURE_FLAGS: 'EINSTANT_V1',
      DISCLOSE_ACCOUNT_STATE: true,
    })
  })

  test('sets one flag or one switch by its own name', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/flags', { FEATURE_FLAGS: 'SWEEPSTAKES_V1,QUICKDRAW_V1' })
    await sandbox.post('/flags', { QUICKDRAW_V1: false, EINSTANT_V1: true, ENABLE_GAME_DROPDOWN: true })
    expect(await sandbox.json('/flags.json')).toMatchObject({
      FEATURE_FLAGS: 'SWEEPSTAKES_V1,EINSTANT_V1',
      switches: { ENABLE_GAME_DROPDOWN: true, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: false },
    })
  })

  test('restores the first value of a key with null, and of all keys with reset', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/flags', { OUTAGE_CONFIG: OUTAGE, FEATURE_FLAGS: '', DISCLOSE_ACCOUNT_STATE: true })
    await sandbox.post('/flags', { OUTAGE_CONFIG: null })
    expect(await sandbox.json('/flags.json')).toEqual({
      ...INITIAL_FLAGS,
      FEATURE_FLAGS: '',
      DISCLOSE_ACCOUNT_STATE: true,
    })
    await sandbox.post('/flags', { reset: true, EINSTANT_V1: false })
    expect(await sandbox.json('/flags.json')).toEqual({
      ...INITIAL_FLAGS,
      FEATURE_FLAGS: INITIAL_FLAGS.FEATURE_FLAGS.replace(',EINSTANT_V1', ''),
    })
  })

  test('sets flags for one player', async () => {
    const sandbox = await openSandbox()
    await sandbox.post('/flags', { PLAYER_FLAGS: { 'poor@players.example': 'SECURE_LL_DETAILS_PAGE' } })
    expect(await sandbox.json('/flags.json')).toMatchObject({
      PLAYER_FLAGS: { 'poor@players.example': 'SECURE_LL_DETAILS_PAGE' },
    })
  })

  test.each([
    ['an unknown key', { OUTAGES: {} }, 'OUTAGES'],
    ['an unknown flag', { FEATURE_FLAGS: 'SWEEPSTAKE_V1' }, 'FEATURE_FLAGS'],
    ['a flag that is no flag', { EINSTANT_V1: 'true' }, 'EINSTANT_V1'],
    ['a switch that is no switch', { SHOW_CONTACT_INFO: 1 }, 'switches.SHOW_CONTACT_INFO'],
    ['an unknown switch', { switches: { SHOW_ALL: true } }, 'switches.SHOW_ALL'],
    ['an outage without words', { OUTAGE_CONFIG: { ...OUTAGE, body: undefined } }, 'OUTAGE_CONFIG.body'],
    [
      'an outage with a slip of the pen',
      { OUTAGE_CONFIG: { ...OUTAGE, enddate: 'x' } },
      'OUTAGE_CONFIG.enddate',
    ],
    [
      'an outage that begins some day',
      { OUTAGE_CONFIG: { ...OUTAGE, startDate: 'soon' } },
      'OUTAGE_CONFIG.startDate',
    ],
    ['an outage flagged yes', { OUTAGE_CONFIG: { ...OUTAGE, flag: 'yes' } }, 'OUTAGE_CONFIG.flag'],
    [
      'a message without a time',
      {
        GREETINGS_MESSAGE_CONFIG: {
          messageArrays: [{ type: 'static', messageText: 'Hi', startDate: 'now', endDate: 'then' }],
        },
      },
      'GREETINGS_MESSAGE_CONFIG.messageArrays',
    ],
    ['an unknown flag of a player', { PLAYER_FLAGS: { 'a@b.example': 'X' } }, 'PLAYER_FLAGS.a@b.example'],
    ['a reset that is none', { reset: 'yes' }, 'reset'],
  ])('is refused as a whole for %s', async (_, body, field) => {
    const sandbox = await openSandbox()
    const answer = await sandbox.post('/flags', { DISCLOSE_ACCOUNT_STATE: true, ...body })
    expect(answer.status).toBe(422)
    const { problems } = (await answer.json()) as { problems: { field: string; text: string }[] }
    expect(problems.map(problem => problem.field)).toContain(field)
    expect(await sandbox.json('/flags.json')).toEqual(INITIAL_FLAGS)
  })

  test.each([[[]], ['text'], [null], [5]])('is refused for %j', async body => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/flags', body)).status).toBe(422)
    expect(await sandbox.json('/flags.json')).toEqual(INITIAL_FLAGS)
  })
})

describe('a change of flags by a person', () => {
  test('sets the boxes that are ticked', async () => {
    const sandbox = await openSandbox()
    const page = await sandbox.page('/flags')
    for (const flag of FEATURE_FLAGS) expect(page).toMatch(new RegExp(`<label for="${flag}">${flag}</label>`))
    const saved = await sandbox.submit('/flags', {
      section: 'FEATURE_FLAGS',
      EINSTANT_V1: 'on',
      QUICKCARD_V1: 'on',
    })
    expect(saved.headers.get('location')).toBe('/flags?done=saved')
    await sandbox.submit('/flags', { section: 'switches', SHOW_CONTACT_INFO: 'on' })
    await sandbox.submit('/flags', { section: 'DISCLOSE_ACCOUNT_STATE', DISCLOSE_ACCOUNT_STATE: 'on' })
    expect(await sandbox.json('/flags.json')).toEqual({
      ...INITIAL_FLAGS,
      FEATURE_FLAGS: 'QUICKCARD_V1,EINSTANT_V1',
      switches: { ...INITIAL_FLAGS.switches, SHOW_CONTACT_INFO: true },
      DISCLOSE_ACCOUNT_STATE: true,
    })
    await sandbox.submit('/flags', { section: 'DISCLOSE_ACCOUNT_STATE' })
    expect(await sandbox.json('/flags.json')).toMatchObject({ DISCLOSE_ACCOUNT_STATE: false })
  })

  test('announces an outage by wall time in Phoenix, and shows it in the form again', async () => {
    const sandbox = await openSandbox()
    await sandbox.submit('/flags', {
      section: 'OUTAGE_CONFIG',
      'OUTAGE_CONFIG.flag': 'on',
      'OUTAGE_CONFIG.outageType': 'UNPLANNED',
      'OUTAGE_CONFIG.startDate': '2026-11-21T08:30',
      'OUTAGE_CONFIG.endDate': '',
      'OUTAGE_CONFIG.body': 'Back soon.',
      'OUTAGE_CONFIG.displayTime': '',
    })
    expect(await sandbox.json('/flags.json')).toMatchObject({
      OUTAGE_CONFIG: {
        flag: 'true',
        outageType: 'UNPLANNED',
        startDate: '2026-11-21T08:30-07:00',
        body: 'Back soon.',
      },
    })
    const page = await sandbox.page('/flags')
    expect(page).toContain('An unplanned outage covers the product now.')
    expect(page).toContain('value="2026-11-21T08:30"')
    expect(page).toContain('>Back soon.</textarea')
  })

  test('sets the greeting, the buttons and a player’s flags', async () => {
    const sandbox = await openSandbox()
    const message = {
      type: 'static',
      messageText: 'Hello',
      startDate: '2026-11-21T06:00:00-07:00',
      endDate: '2026-11-21T12:00:00-07:00',
    }
    await sandbox.submit('/flags', {
      section: 'GREETINGS_MESSAGE_CONFIG',
      'GREETINGS_MESSAGE_CONFIG.birthdayMessage': 'Happy birthday',
      'GREETINGS_MESSAGE_CONFIG.morningText': '',
      'GREETINGS_MESSAGE_CONFIG.messageArrays': JSON.stringify([message]),
    })
    await sandbox.submit('/flags', {
      section: 'BALANCES_BUTTONS_CONFIG',
      'BALANCES_BUTTONS_CONFIG.points.WEB_DEEPLINK': '/history',
      'BALANCES_BUTTONS_CONFIG.forYou.title': 'For you',
      'BALANCES_BUTTONS_CONFIG.forYou.showFirstName': 'on',
    })
    await sandbox.submit('/flags', {
      section: 'PLAYER_FLAGS',
      PLAYER_FLAGS: 'poor@players.example: EINSTANT_V1, QUICKCARD_V1\n\nverified@players.example:\n',
    })
    expect(await sandbox.json('/flags.json')).toEqual({
      ...INITIAL_FLAGS,
      GREETINGS_MESSAGE_CONFIG: {
        showFirstName: false,
        birthdayMessage: 'Happy birthday',
        messageArrays: [message],
      },
      BALANCES_BUTTONS_CONFIG: {
        points: { WEB_DEEPLINK: '/history' },
        tokens: {},
        forYou: { title: 'For you', showFirstName: true },
      },
      PLAYER_FLAGS: { 'poor@players.example': 'EINSTANT_V1, QUICKCARD_V1', 'verified@players.example': '' },
    })
  })

  test.each([
    [{ section: 'OUTAGE_CONFIG', 'OUTAGE_CONFIG.startDate': '' }, 'OUTAGE_CONFIG.startDate', 'Enter when'],
    [
      {
        section: 'OUTAGE_CONFIG',
        'OUTAGE_CONFIG.startDate': '2026-11-21T08:30',
        'OUTAGE_CONFIG.displayTime': 'long',
      },
      'OUTAGE_CONFIG.displayTime',
      'Enter whole milliseconds',
    ],
    [
      { section: 'GREETINGS_MESSAGE_CONFIG', 'GREETINGS_MESSAGE_CONFIG.messageArrays': '[{' },
      'GREETINGS_MESSAGE_CONFIG.messageArrays',
      'not JSON',
    ],
    [{ section: 'PLAYER_FLAGS', PLAYER_FLAGS: 'poor' }, 'PLAYER_FLAGS', 'Write each player on a line'],
    [
      { section: 'PLAYER_FLAGS', PLAYER_FLAGS: 'poor@players.example: NONE' },
      'PLAYER_FLAGS',
      'NONE is no feature flag',
    ],
  ])(
    'is refused for %o; the error is shown at its field and the input is kept',
    async (fields, name, says) => {
      const sandbox = await openSandbox()
      const answer = await sandbox.submit('/flags', fields)
      expect(answer.status).toBe(422)
      const page = await answer.text()
      expect(page).toContain(`<a href="#${name}"`)
      expect(page).toMatch(new RegExp(`id="${name}-error">[^<]*${says}`))
      expect(await sandbox.json('/flags.json')).toEqual(INITIAL_FLAGS)
    },
  )

  test('is refused without a known section', async () => {
    const answer = await (await openSandbox()).submit('/flags', { section: 'ALL' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('There is no such section.')
  })

  test('shows hostile text as text', async () => {
    const sandbox = await openSandbox()
    const hostile = '</textarea><script>alert(1)</script>"'
    await sandbox.post('/flags', {
      OUTAGE_CONFIG: { ...OUTAGE, body: hostile },
      GREETINGS_MESSAGE_CONFIG: { birthdayMessage: hostile },
    })
    expect(await sandbox.page('/flags')).not.toContain('<script>')
  })
})
