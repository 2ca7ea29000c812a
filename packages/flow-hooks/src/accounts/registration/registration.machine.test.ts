import { ApiError } from '@players-club/api-client'
import { emptyAddress, type MessageKey } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testProblem } from '../../testing/index.ts'
import { missingCredentials } from './credentials.ts'
import { registrationMachine } from './registration.machine.ts'
import type { RegistrationEvent } from './RegistrationEvent.ts'
import { emptyRegistration, registrationFacts, registrationSteps } from './RegistrationState.ts'
import type { RegistrationForm, RegistrationState } from './RegistrationState.ts'

const ages = { minimumAge: 21, maximumAge: 120, today: '2026-11-20' }
const email = 'ana@players.example'
const credentials = { email, password: 'Lucky#2026', acceptsTerms: true }
const person = { firstName: 'Ana', lastName: 'Vega', birthDate: '1990-04-27' }

const change = (form: Partial<RegistrationForm>) => ({ type: 'changed', change: form }) as const
const leave = (field: keyof RegistrationForm) => ({ type: 'touched', field, ...ages }) as const
const typed = change(credentials)
const nextRequested = { type: 'next-requested' } as const
const emailChecked = { type: 'email-checked' } as const
const saved = { type: 'saved', ...ages } as const
const skipped = { type: 'skipped' } as const
const solved = { type: 'captcha-solved', token: 'token' } as const
const registered = { type: 'registered' } as const
const showPersonal = { type: 'showStep', step: 1 } as const
const code = (status: 'valid' | 'invalid' | 'limitReached', of = 'FRIEND') =>
  ({ type: 'code-checked', code: of, status }) as const

const toPersonal = [typed, nextRequested, emailChecked]
const toProving = [...toPersonal, change(person), saved]
const toRegistering = [...toProving, solved]

function run(events: readonly RegistrationEvent[], inviteCode = '') {
  const machine = registrationMachine(inviteCode)
  let state: RegistrationState = machine.initial
  let effects: readonly { type: string }[] = []
  for (const event of events) [state, effects] = machine.transition(state, event)
  return { state, effects, types: effects.map(({ type }) => type), facts: registrationFacts(state) }
}
const after = (...events: RegistrationEvent[]) => run(events)

/** An error as the API client makes it: it carries a text's key where the contract names the error. */
function apiError(status: number, errorKey?: MessageKey, more: Parameters<typeof testProblem>[2] = {}) {
  const problem = testProblem(status, errorKey, more)
  return new ApiError({ kind: 'problem', status, problem, ...(errorKey && { messageKey: errorKey }) })
}
const offline = new ApiError({ kind: 'offline' })

test('[REG-011] at first the stepper is 0, and nothing has been asked or shown', () => {
  expect(registrationSteps).toEqual({ account_credentials: 0, personal_information: 1, verify: 2 })
  expect(after().facts).toEqual({
    stepper: 0,
    userRegistrationData: emptyRegistration,
    emailExists: false,
    showInviteCode: false,
    showCaptcha: false,
    inviteCodeStatus: null,
    registrationSucceeded: false,
  })
})

describe('the button for the next step', () => {
  test.each([
    [{ email: '' }, ['email']],
    [{ email: '<script>' }, ['email']],
    [{ password: 'abc' }, ['password']],
    [{ acceptsTerms: false }, ['acceptsTerms']],
    [{ inviteCode: 'A'.repeat(31) }, ['inviteCode']],
    [{ email: '', password: '', acceptsTerms: false }, ['email', 'password', 'acceptsTerms']],
  ] as const)('[REG-014] stays on the step while credentials or terms are missing: %j', (wrong, missing) => {
    const { state, effects } = after(typed, change(wrong), nextRequested)
    expect(state.at).toBe('credentials')
    expect(effects).toEqual([])
    expect(missingCredentials(state.userRegistrationData)).toEqual(missing)
    expect(new Set(Object.keys(state.errors))).toEqual(new Set(missing))
  })

  test('[REG-014] checks the address first when all is valid, then shows the next step', () => {
    expect(after(typed, nextRequested)).toMatchObject({
      state: { at: 'checkingEmail' },
      effects: [{ type: 'checkEmail', email }],
    })
    expect(after(typed, nextRequested, emailChecked)).toMatchObject({
      facts: { stepper: 1 },
      effects: [{ type: 'showStep', step: 1 }],
    })
  })
})

test('[VALID-007] characters that a password cannot contain are stripped while typing', () => {
  expect(after(change({ password: 'Ab c1é!' })).state.userRegistrationData.password).toBe('Abc1!')
})

test('[VALID-005] [VALID-001] a field shows its error on blur, unless it is empty', () => {
  const wrong = after(change({ password: 'abc', email: 'a@b' }), leave('password'), leave('email'))
  expect(wrong.state.errors).toEqual({
    password: { key: 'accounts.password.invalid' },
    email: { key: 'error.email.invalid' },
  })
  expect(after(leave('password'), leave('email')).state.errors).toEqual({})
  const corrected = after(change({ password: 'abc' }), leave('password'), change({ password: 'abcd' }))
  expect(corrected.state.errors).toEqual({})
})

describe('the invite code', () => {
  const withCode = change({ ...credentials, inviteCode: ' FRIEND ' })

  test('[REG-022] is checked once when it is entered', () => {
    expect(after(withCode, leave('inviteCode'))).toMatchObject({
      state: { inviteCodeStatus: 'checking' },
      effects: [{ type: 'checkCode', code: 'FRIEND' }],
    })
    expect(after(withCode, leave('inviteCode'), code('valid'), leave('inviteCode')).effects).toEqual([])
    expect(after(typed, leave('inviteCode')).effects).toEqual([])
  })

  test('[ROUTE-003] [REG-022] from an invitation is prefilled and checked', () => {
    expect(registrationMachine('FRIEND').start).toEqual([{ type: 'checkCode', code: 'FRIEND' }])
    expect(run([], 'FRIEND').facts).toMatchObject({
      showInviteCode: true,
      inviteCodeStatus: 'checking',
      userRegistrationData: { inviteCode: 'FRIEND' },
    })
  })

  test('[REG-022] [REG-023] from an invitation is trimmed', () => {
    expect(registrationMachine('FRIEND ').start).toEqual([{ type: 'checkCode', code: 'FRIEND' }])
    expect(run([code('invalid')], 'FRIEND ')).toMatchObject({
      state: { errors: { inviteCode: { key: 'registration.invalidInviteCode' } } },
      facts: { inviteCodeStatus: 'invalid', userRegistrationData: { inviteCode: 'FRIEND' } },
    })
    expect(run([], ' ').facts).toMatchObject({ showInviteCode: false, inviteCodeStatus: null })
  })

  test('[VALID-023] from a damaged invitation link is rejected without a request', () => {
    const long = 'A'.repeat(31)
    expect(registrationMachine(long).start).toEqual([])
    expect(run([], long).state.errors).toEqual({ inviteCode: { key: 'field.inviteCode' } })
  })

  test('[REG-015] is checked again before the address when the player presses Next', () => {
    const asked = after(withCode, leave('inviteCode'), code('valid'), nextRequested)
    expect(asked.effects).toEqual([abandon, { type: 'checkCode', code: 'FRIEND' }])
    expect(after(withCode, nextRequested, code('valid'))).toMatchObject({
      state: { at: 'checkingEmail' },
      effects: [{ type: 'checkEmail', email }],
    })
  })

  test('[REG-023] that is invalid shows its error, and the step stays', () => {
    for (const events of [
      [withCode, leave('inviteCode'), code('invalid')],
      [withCode, nextRequested, code('invalid')],
    ])
      expect(run(events)).toMatchObject({
        effects: [],
        facts: { stepper: 0, inviteCodeStatus: 'invalid' },
        state: { at: 'credentials', errors: { inviteCode: { key: 'registration.invalidInviteCode' } } },
      })
    expect(
      after(withCode, nextRequested, code('invalid'), change({ inviteCode: '' }), nextRequested).types,
    ).toEqual(['checkEmail'])
  })

  test('[REG-024] that has reached its limit shows a notice, and registration may continue', () => {
    const usedUp = after(withCode, nextRequested, code('limitReached'))
    expect(usedUp.facts.inviteCodeStatus).toBe('limitReached')
    expect(usedUp.types).toEqual(['checkEmail'])
  })

  test('ignores an answer about another code', () => {
    expect(after(withCode, leave('inviteCode'), code('invalid', 'OTHER')).state).toMatchObject({
      inviteCodeStatus: 'checking',
      errors: {},
    })
    const changed = after(withCode, leave('inviteCode'), code('valid'), change({ inviteCode: 'X' }))
    expect(changed.facts.inviteCodeStatus).toBeNull()
  })

  test('that cannot be checked allows typing, and shows the error on Next', () => {
    const failed = { type: 'code-check-failed', code: 'FRIEND', error: offline } as const
    expect(after(withCode, leave('inviteCode'), failed)).toMatchObject({
      effects: [],
      state: { inviteCodeStatus: null, errors: {} },
    })
    expect(after(withCode, nextRequested, failed)).toMatchObject({
      effects: [{ type: 'raise', message: { key: 'error.offline' } }],
      state: { at: 'credentials' },
    })
  })
})

describe('the email check', () => {
  const refused = (error: unknown) => after(typed, nextRequested, { type: 'email-check-failed', error })

  test('[REG-021] [REG-026] sets emailExists for a used address, shows it and blocks the step', () => {
    const inUse = refused(apiError(409, 'registration.emailInUse'))
    expect(inUse.facts).toMatchObject({ emailExists: true, stepper: 0 })
    expect(inUse.state.errors).toEqual({ email: { key: 'registration.emailInUse' } })
    expect(inUse.effects).toEqual([])
  })

  test('[REG-021] runs again for another address', () => {
    const error = apiError(409, 'registration.emailInUse')
    const next = after(
      typed,
      nextRequested,
      { type: 'email-check-failed', error },
      change({ email: 'b@c.example' }),
    )
    expect(next.facts.emailExists).toBe(false)
    expect(next.state.errors).toEqual({})
  })

  test('[REG-027] offers the reactivation of a suspended account', () => {
    const suspended = refused(apiError(409, 'error.email.suspended'))
    expect(suspended.effects).toEqual([{ type: 'offerReactivation', email }])
    expect(suspended.facts).toMatchObject({ emailExists: false, stepper: 0 })
    expect(suspended.state.errors).toEqual({ email: { key: 'error.email.suspended' } })
  })

  test.each([offline, apiError(500), apiError(503), new Error('?')])(
    '[ERR-017] that fails (%s) shows the general text and leaves emailExists unchanged',
    error => {
      const failed = refused(error)
      expect(failed.effects).toEqual([{ type: 'raise', message: { key: 'registration.emailCheckFailed' } }])
      expect(failed.facts).toMatchObject({ emailExists: false, stepper: 0 })
      expect(failed.state.userRegistrationData).toMatchObject(credentials)
    },
  )
})

test('is aborted when the player changes a field', () => {
  const interrupted = after(typed, nextRequested, change({ email: 'other@players.example' }))
  expect(interrupted).toMatchObject({ state: { at: 'credentials' }, effects: [abandon] })
  expect(after(typed, nextRequested, change({ sendUpdates: true }), emailChecked).facts.stepper).toBe(0)
})

describe('the steps', () => {
  test('[REG-012] go from 0 to 1 to 2, and back from 1 to 0 with all data kept', () => {
    expect(run([...toRegistering, registered]).facts.stepper).toBe(2)
    const back = run([...toPersonal, change(person), { type: 'went-back' }])
    expect(back).toMatchObject({ facts: { stepper: 0 }, effects: [{ type: 'showStep', step: 0 }] })
    expect(back.state.userRegistrationData).toMatchObject({ ...credentials, ...person })
  })

  test('follow the browser’s back button, and its forward button after the checks', () => {
    const back = [...toPersonal, { type: 'arrived', step: 0, isNewVisit: false }] as const
    expect(run(back)).toMatchObject({ facts: { stepper: 0 }, effects: [] })
    expect(run([...back, { type: 'arrived', step: 1, isNewVisit: false }]).types).toEqual(['checkEmail'])
  })

  test('[REG-012] start from 0 after a reload without errors, whatever step the history entry holds', () => {
    expect(after({ type: 'arrived', step: 1, isNewVisit: false })).toMatchObject({
      facts: { stepper: 0 },
      state: { errors: {} },
      effects: [],
    })
  })

  test('show what is wrong where the browser goes forward over a form that was changed meanwhile', () => {
    const forward = { type: 'arrived', step: 1, isNewVisit: false } as const
    const back = [...toPersonal, { type: 'arrived', step: 0, isNewVisit: false }] as const
    expect(after(...back, change({ email: 'no address' }), forward)).toMatchObject({
      facts: { stepper: 0 },
      state: { errors: { email: { key: 'error.email.invalid' } } },
    })
  })

  test('[REG-013] reach step 2 by a registration only', () => {
    for (const events of [[typed], toPersonal, toProving])
      for (const event of [registered, solved, { type: 'arrived', step: 1, isNewVisit: false }] as const)
        expect(run([...events, event]).facts.stepper).toBeLessThan(2)
  })
})

describe('Save & Register', () => {
  test('[REG-016] shows the captcha and the spinner before anything is registered', () => {
    const proving = run(toProving)
    expect(proving.facts).toMatchObject({ showCaptcha: true, stepper: 1 })
    expect(proving.effects).toEqual([{ type: 'wait' }, { type: 'prove' }])
  })

  test('[REG-016] [REG-017] registers once with the form’s data when the captcha token arrives', () => {
    const { effects, facts, state } = run(toRegistering)
    expect(effects).toEqual([
      { type: 'register', form: { ...emptyRegistration, ...credentials, ...person }, token: 'token' },
    ])
    expect(facts.showCaptcha).toBe(false)
    expect(state.at).toBe('registering')
    for (const again of [solved, saved, skipped]) expect(run([...toRegistering, again]).effects).toEqual([])
    for (const again of [saved, skipped]) expect(run([...toProving, again]).effects).toEqual([])
  })

  test('[REG-016] [REG-004] requires names and birth date, and validates the rest', () => {
    const refused = run([...toPersonal, change({ phone: '602', country: 'United States' }), saved])
    expect(new Set(Object.keys(refused.state.errors))).toEqual(
      new Set(['firstName', 'lastName', 'birthDate', 'phone', 'address1', 'city', 'state', 'zipCode']),
    )
    expect(refused).toMatchObject({ effects: [], state: { at: 'personal', isRefused: true } })
  })

  test('[REG-016] validates a single field on blur, and allows empty ones to be skipped', () => {
    const left = run([
      ...toPersonal,
      change({ birthDate: '2010-01-01' }),
      leave('birthDate'),
      leave('firstName'),
    ])
    expect(left.state).toMatchObject({
      isRefused: false,
      errors: { birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } } },
    })
    expect(Object.keys(left.state.errors)).toEqual(['birthDate'])
  })

  test('[REG-016] clears the error of a corrected field', () => {
    const corrected = run([...toPersonal, saved, change({ firstName: 'Ana' })])
    expect(corrected.state).toMatchObject({ isRefused: true })
    expect(Object.keys(corrected.state.errors)).toEqual(['lastName', 'birthDate'])
    expect(run([...toPersonal, saved, change(person)]).state).toMatchObject({ isRefused: false, errors: {} })
  })
})

test('[REG-020] [REG-002] clears the additional information first for Skip & Register', () => {
  const full = { ...person, phone: '6025550100', gender: 'FEMALE', country: 'United States', city: 'Phoenix' }
  const { state, effects } = run([...toPersonal, change(full), skipped])
  expect(state.userRegistrationData).toEqual({ ...emptyRegistration, ...credentials })
  expect(state.userRegistrationData).toMatchObject(emptyAddress)
  expect(effects).toEqual([{ type: 'wait' }, { type: 'prove' }])
})

test('[REG-018] moves to step 2 on success, sets registrationSucceeded and clears the password', () => {
  const done = run([...toRegistering, registered])
  expect(done.facts).toMatchObject({ stepper: 2, registrationSucceeded: true })
  expect(done.effects).toEqual([abandon])
  expect(done.state.userRegistrationData).toMatchObject({ email, password: '' })
})

describe('a failed registration', () => {
  const failed = (error: unknown) => run([...toRegistering, { type: 'registration-failed', error }])

  test.each([
    ['in general', apiError(500)],
    ['at its fields', apiError(422, 'registration.addressInvalid', { params: { fields: 'city' } })],
  ])('shows its step in the history again, because Back during the call left it: %s', (_, error) => {
    const arrived = { type: 'arrived', step: 0, isNewVisit: false } as const
    expect(run([...toRegistering, arrived, { type: 'registration-failed', error }])).toMatchObject({
      state: { at: 'personal' },
      effects: expect.arrayContaining([showPersonal]),
    })
  })

  test.each([
    ['an answer without a reason', apiError(422), 'registration.failed'],
    ['a fault of the server', apiError(500), 'registration.failed'],
    ['a closed club', apiError(503), 'error.http.503'],
    ['no connection', offline, 'error.offline'],
    ['no answer in time', new ApiError({ kind: 'timeout' }), 'error.timeout'],
    [
      '[REG-026] an address taken meanwhile',
      apiError(409, 'registration.emailInUse'),
      'registration.emailInUse',
    ],
  ])('[REG-019] shows its text, stays on the step and keeps the form: %s', (_, error, key) => {
    const { state, effects, facts } = failed(error)
    expect(effects).toEqual([abandon, { type: 'raise', message: { key } }, showPersonal])
    expect(facts).toMatchObject({ stepper: 1, registrationSucceeded: false })
    expect(state).toMatchObject({ at: 'personal', failure: { of: 'registration', message: { key } } })
    expect(state.userRegistrationData).toMatchObject({ ...credentials, ...person })
  })

  test('[REG-019] [REG-021] for an address taken meanwhile shows the error at its field, one step back', () => {
    const error = apiError(409, 'registration.emailInUse')
    const back = run([...toRegistering, { type: 'registration-failed', error }, { type: 'went-back' }])
    expect(back.facts).toMatchObject({ emailExists: true, stepper: 0 })
    expect(back.state.errors).toEqual({ email: { key: 'registration.emailInUse' } })
  })

  test('[REG-019] for a too common password shows the error at its field, one step back, with the form kept', () => {
    const key = 'accounts.password.common'
    const { state, facts, effects } = failed(apiError(422, key))
    expect(facts).toMatchObject({ stepper: 0, userRegistrationData: { ...credentials, ...person } })
    expect(state.errors).toEqual({ password: { key } })
    expect(effects).toEqual([abandon, { type: 'raise', message: { key } }, { type: 'showStep', step: 0 }])
  })

  test('[REG-019] [REG-027] offers the reactivation of a suspended account as well', () => {
    expect(failed(apiError(409, 'error.email.suspended')).types).toEqual([
      'abandon',
      'raise',
      'showStep',
      'offerReactivation',
    ])
  })

  test('[REG-019] [ERR-018] for an invalid address shows its text, and an error at each field that the server names', () => {
    const key = 'registration.addressInvalid'
    const invalid = failed(apiError(422, key, { params: { fields: 'state, city' } }))
    expect(invalid).toMatchObject({
      effects: [abandon, { type: 'raise', message: { key } }, showPersonal],
      state: { at: 'personal', isRefused: true, failure: null },
    })
    expect(invalid.state.errors).toEqual({ state: { key: 'field.state' }, city: { key: 'field.city' } })
  })

  test('[REG-019] [VALID-014] for a birth date that is too recent shows the error at its field', () => {
    const key = 'field.birthDate.tooYoung'
    const tooYoung = failed(apiError(422, key, { params: { age: 21 } }))
    expect(tooYoung).toMatchObject({
      effects: [abandon, { type: 'raise', message: { key } }, showPersonal],
      state: { at: 'personal', isRefused: true, failure: null },
    })
    expect(tooYoung.state.errors).toEqual({ birthDate: { key, params: { age: 21 } } })
  })

  test('[REG-019] clears its notice with the next change or attempt', () => {
    const events = [...toRegistering, { type: 'registration-failed', error: offline }] as const
    expect(run([...events, change({ firstName: 'B' })]).state).toMatchObject({ failure: null })
    expect(run([...events, saved]).facts.showCaptcha).toBe(true)
  })
})

describe('a captcha', () => {
  const failed = [...toProving, { type: 'captcha-failed', error: offline }] as const

  test('[REG-008] that fails does not register the player, and can be retried', () => {
    expect(run(failed)).toMatchObject({
      effects: [abandon],
      facts: { showCaptcha: false, stepper: 1 },
      state: { failure: { of: 'captcha', message: { key: 'error.offline' } } },
    })
    expect(run([...toProving, { type: 'captcha-failed', error: new Error('x') }]).state).toMatchObject({
      failure: { of: 'captcha', message: { key: 'registration.captcha.failed' } },
    })
    expect(run([...failed, { type: 'retried' }])).toMatchObject({
      facts: { showCaptcha: true },
      effects: [{ type: 'wait' }, { type: 'prove' }],
    })
  })

  test('[REG-008] that fails after a skip is retried without the personal information', () => {
    const events = [
      ...toPersonal,
      skipped,
      { type: 'captcha-failed', error: offline },
      { type: 'retried' },
    ] as const
    expect(run(events).state).toMatchObject({ at: 'proving', userRegistrationData: { firstName: '' } })
  })

  test('[REG-008] that takes too long is left with the browser’s back button', () => {
    expect(run([...toProving, { type: 'arrived', step: 0, isNewVisit: false }])).toMatchObject({
      facts: { stepper: 0 },
      effects: [abandon],
    })
  })

  test('[REG-008] is not retried when it did not fail', () => {
    expect(run([...toPersonal, { type: 'retried' }]).effects).toEqual([])
  })
})

test('events that do not apply change nothing', () => {
  const personal = run(toPersonal).state
  for (const event of [nextRequested, emailChecked, code('invalid', ''), solved, registered] as const)
    expect(run([...toPersonal, event])).toMatchObject({ state: personal, effects: [] })
  const done = [...toRegistering, registered]
  for (const event of [
    saved,
    skipped,
    change(person),
    { type: 'arrived', step: 0, isNewVisit: false },
  ] as const)
    expect(run([...done, event])).toMatchObject({ facts: { stepper: 2 }, effects: [] })
})

test('[REG-001] opening the page again after the last step starts over and checks the invite code again', () => {
  const again = { type: 'arrived', step: 0, isNewVisit: true } as const
  const done = [typed, nextRequested, code('valid'), emailChecked, change(person), saved, solved, registered]
  expect(run([...done, again], 'FRIEND')).toMatchObject({
    facts: { stepper: 0, userRegistrationData: { ...emptyRegistration, inviteCode: 'FRIEND' } },
    effects: [{ type: 'checkCode', code: 'FRIEND' }],
  })
  expect(run([...toPersonal, again]).facts).toMatchObject({ stepper: 0, userRegistrationData: credentials })
})
