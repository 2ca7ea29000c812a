import { ApiError } from '@players-club/api-client'
import { identityValues, type IDENTITY_STATES } from '@players-club/domain-models'
import {
  exhaustedResult,
  failedResult,
  newcomerProfile,
  pendingScanResult,
  verifiedProfile,
  verifiedResult,
} from '@players-club/domain-models/fixtures'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testProblem } from '../../testing/index.ts'
import { verifyIdentityMachine, type VerifyIdentityEvent } from './verifyIdentity.machine.ts'
import type { VerifyIdentityState } from './VerifyIdentityState.ts'

const unverified = { ...verifiedProfile, idologyValid: false }
const exhausted = { ...unverified, idologyAttempts: 3 }
const expired = { ...verifiedProfile, idologyExpired: true }

const opened = { type: 'opened', profile: unverified } as const
const submitted = { type: 'submitted', minimumAge: 21, maximumAge: 120, today: '2026-11-20' } as const
const answered = (result: typeof verifiedResult) => ({ type: 'answered', result }) as const
const offered = { type: 'scan-offered', result: exhaustedResult } as const
const poll = { type: 'waitForPoll' } as const
const adopt = { type: 'adopt', values: identityValues(unverified) } as const
const reload = { type: 'reload' } as const

const refused = (errorKey: string, status = 422, messageKey: unknown = errorKey) => {
  const problem = testProblem(status, errorKey)
  // The contract names the key for this call; a test may name any.
  const known = messageKey as ConstructorParameters<typeof ApiError>[0]['messageKey']
  return {
    type: 'refused',
    error: new ApiError({ kind: 'problem', status, problem, messageKey: known }),
  } as const
}

function after(...events: VerifyIdentityEvent[]) {
  let state: VerifyIdentityState = verifyIdentityMachine.initial
  let effects: readonly object[] = []
  for (const event of events) [state, effects] = verifyIdentityMachine.transition(state, event)
  return { state, effects }
}

test('[IDV-003] the machine has the eight states of the specification and starts with data entry', () => {
  expectTypeOf<VerifyIdentityState['at']>().toEqualTypeOf<(typeof IDENTITY_STATES)[number]>()
  expect(verifyIdentityMachine.initial.at).toBe('dataEntry')
})

describe('opening the dialog', () => {
  test('[IDV-003] prefills the profile’s data', () => {
    expect(after(opened)).toEqual({
      state: {
        at: 'dataEntry',
        values: identityValues(unverified),
        begun: identityValues(unverified),
        errors: {},
        notice: null,
        attemptsLeft: 3,
      },
      effects: [abandon],
    })
  })

  test('[IDV-011] leaves one attempt when the profile does not say how many', () => {
    const profile = { ...unverified, idologyMaxAttempts: undefined }
    expect(after({ type: 'opened', profile }).state).toMatchObject({ attemptsLeft: 1 })
  })

  test('[IDV-010] asks to renew expired data', () => {
    expect(after({ type: 'opened', profile: expired }).state.at).toBe('dataExpired')
  })

  test('[IDV-005] offers a scan at once without attempts', () => {
    const at = after({ type: 'opened', profile: exhausted })
    expect(at.state).toEqual({
      at: 'maxAttemptsReached',
      manualScanUrl: null,
      isAsking: true,
      notice: null,
    })
    expect(at.effects).toEqual([abandon, { type: 'readStatus' }])
  })

  test('shows a verified player nothing to do', () => {
    expect(after({ type: 'opened', profile: verifiedProfile }).state.at).toBe('verified')
  })

  test('again restarts the flow', () => {
    const again = after(opened, submitted, answered(failedResult), opened)
    expect(again.state).toMatchObject({ at: 'dataEntry', notice: null })
    expect(again.effects).toEqual([abandon])
  })
})

describe('a profile that was out of date when the dialog opened', () => {
  const read = (profile: typeof verifiedProfile) => ({ type: 'profile-read', profile }) as const
  const cached = { type: 'opened', profile: verifiedProfile } as const
  const [home] = verifiedProfile.addresses
  const moved = {
    ...unverified,
    lastName: 'Moved',
    addresses: [{ ...home!, address1: '5 Elm St', city: 'Tucson' }],
  }

  test('[IDV-010] asks to renew data that expired meanwhile', () => {
    expect(after(cached, read(expired))).toEqual({
      state: { at: 'dataExpired', isAsking: false, notice: null },
      effects: [abandon],
    })
  })

  test('[IDV-003] [IDV-005] continues with the form or a scan when the verification is gone', () => {
    expect(after(cached, read(unverified)).state).toMatchObject({
      at: 'dataEntry',
      values: identityValues(unverified),
    })
    expect(after(cached, read(exhausted)).state).toMatchObject({ at: 'maxAttemptsReached', isAsking: true })
  })

  test('stays verified, with the points of a success, while the profile is', () => {
    const earned = [opened, submitted, answered({ ...verifiedResult, completeActivityPoints: 500 })] as const
    expect(after(...earned, read(verifiedProfile))).toEqual({
      state: { at: 'verified', profileUpdated: true, points: 500 },
      effects: [],
    })
  })

  test('[IDV-003] does not prefill its values, which would replace newer ones', () => {
    expect(after(opened, read(moved)).state).toEqual(after({ type: 'opened', profile: moved }).state)
    const entered = after(
      opened,
      { type: 'changed', change: { firstName: 'Verita', ssnLast4: '1234' } },
      read(moved),
    )
    expect(entered.state).toMatchObject({
      values: { ...identityValues(moved), firstName: 'Verita', ssnLast4: '1234' },
    })
  })

  test('does not replace an address that was entered, which is one value', () => {
    const entered = after(opened, { type: 'changed', change: { zipCode: '85001' } }, read(moved))
    expect(entered.state).toMatchObject({
      values: { ...identityValues(unverified), zipCode: '85001', lastName: 'Moved' },
    })
  })

  test('takes the errors of its values away with them', () => {
    const unnamed = { type: 'opened', profile: { ...unverified, lastName: '' } } as const
    const digits = { type: 'changed', change: { ssnLast4: '12' } } as const
    const { state } = after(unnamed, digits, submitted, read(moved))
    expect(state).toMatchObject({ errors: { ssnLast4: { key: 'field.ssnLast4' } } })
    expect(state).not.toHaveProperty('errors.lastName')
  })

  test('[IDV-006] does not fix its values in a retry after a check that failed', () => {
    const entered = { type: 'changed', change: { firstName: 'Verita' } } as const
    const again = [opened, entered, submitted, answered(failedResult), { type: 'retried' }] as const
    const { state } = after(...again.slice(0, 4), read(moved), { type: 'retried' })
    expect(state).toMatchObject({
      values: { ...identityValues(moved), firstName: 'Verita' },
      attemptsLeft: 1,
    })
    for (const events of [again, [opened, entered, submitted, refused('error.http.503', 503)] as const])
      expect(after(...events, read(moved)).state).toMatchObject({
        at: 'dataEntry',
        values: { ...identityValues(moved), firstName: 'Verita' },
      })
  })
})

describe('the data entry', () => {
  test('[IDV-004] is checked on submit', () => {
    const values = { ...identityValues(unverified), ssnLast4: '1234' }
    const sent = after(opened, { type: 'changed', change: { ssnLast4: '1234' } }, submitted)
    expect(sent.state.at).toBe('inProgress')
    expect(sent.effects).toEqual([{ type: 'verify', values }])
  })

  test('[IDV-012] removes the SSN digits once they are sent or the form is left', () => {
    const typed = [opened, { type: 'changed', change: { ssnLast4: '7391' } }] as const
    for (const events of [
      [...typed, submitted],
      [...typed, submitted, answered(failedResult)],
      [...typed, submitted, answered(failedResult), { type: 'retried' }],
      [...typed, submitted, refused('error.http.503', 503)],
      [...typed, { type: 'closed' }],
    ] as const)
      expect(JSON.stringify(after(...events).state)).not.toContain('7391')
  })

  test('shows errors at their fields and sends nothing', () => {
    const wrong = after(opened, { type: 'changed', change: { firstName: '', ssnLast4: '12' } }, submitted)
    expect(wrong.state).toMatchObject({
      at: 'dataEntry',
      errors: { firstName: { key: 'field.firstName' }, ssnLast4: { key: 'field.ssnLast4' } },
    })
    expect(wrong.effects).toEqual([])
  })

  test('clears the error of a changed field only', () => {
    const corrected = after(opened, { type: 'changed', change: { firstName: '', lastName: '' } }, submitted, {
      type: 'changed',
      change: { firstName: 'Vera' },
    })
    expect(corrected.state).toMatchObject({ errors: { lastName: { key: 'field.lastName' } } })
    expect(corrected.state).not.toHaveProperty('errors.firstName')
  })

  test('is not sent twice', () => {
    expect(after(opened, submitted, submitted).effects).toEqual([])
  })
})

describe('the result of the check', () => {
  test('[IDV-004] may be verified', () => {
    expect(after(opened, submitted, answered(verifiedResult))).toEqual({
      state: { at: 'verified', profileUpdated: true, points: null },
      effects: [reload, adopt],
    })
  })

  test('with the same profile still updates the name the club shows', () => {
    const same = { ...verifiedResult, profileUpdated: false }
    expect(after(opened, submitted, answered(same)).effects).toEqual([reload])
  })

  test('[PROFILE-007] may be verified and complete the profile, which shows the points once', () => {
    const earned = { ...verifiedResult, completeActivityPoints: 500 }
    const verified = [opened, submitted, answered(earned)] as const
    expect(after(...verified)).toEqual({
      state: { at: 'verified', profileUpdated: true, points: 500 },
      effects: [reload, { type: 'celebrate' }, adopt],
    })
    expect(after(...verified, { type: 'points-seen' }).state).toMatchObject({ points: null })
  })

  test('[IDV-004] [ERR-019] may be an error with the attempts that are left', () => {
    const failed = after(opened, submitted, answered(failedResult))
    expect(failed.state).toMatchObject({ at: 'error', attemptsLeft: 1 })
    expect(failed.effects).toEqual([reload])
  })

  test('[IDV-006] with attempts left returns to data entry with the entered data', () => {
    const again = after(
      opened,
      { type: 'changed', change: { firstName: 'Verita' } },
      submitted,
      answered(failedResult),
      { type: 'retried' },
    )
    expect(again.state).toMatchObject({
      at: 'dataEntry',
      values: { firstName: 'Verita' },
      attemptsLeft: 1,
      notice: null,
    })
  })

  test('[IDV-005] without attempts left offers a scan', () => {
    expect(after(opened, submitted, answered(exhaustedResult)).state).toEqual({
      at: 'maxAttemptsReached',
      manualScanUrl: exhaustedResult.manualScanUrl,
      isAsking: false,
      notice: null,
    })
  })

  test('[IDV-005] without a scan link can request one', () => {
    const none = [opened, submitted, answered({ ...exhaustedResult, manualScanUrl: null })] as const
    expect(after(...none, { type: 'scan-started' }).state).toMatchObject({
      at: 'maxAttemptsReached',
      manualScanUrl: null,
    })
    expect(after(...none, { type: 'scan-requested' }).effects).toEqual([{ type: 'renew' }])
  })

  test('[IDV-007] for an identity of another account returns to data entry with the already-exists message', () => {
    const key = 'Error.idology.profileAlreadyValidated'
    expect(after(opened, submitted, refused(key)).state).toMatchObject({
      at: 'dataEntry',
      notice: { key },
      values: { firstName: unverified.firstName },
    })
  })

  test('[ERR-019] may be expired, which asks to renew', () => {
    expect(after(opened, submitted, refused('Error.idology.expired'))).toMatchObject({
      state: { at: 'dataExpired' },
      effects: [reload],
    })
  })

  test.each([
    ['Error.idology.unavailable', 503],
    ['Error.idology.inProgress', 409],
  ])('%s keeps the entered data', (key, status) => {
    expect(after(opened, submitted, refused(key, status)).state).toMatchObject({
      at: 'dataEntry',
      notice: { key },
      values: { city: 'Phoenix' },
    })
  })

  test('offline keeps the entered data', () => {
    const error = new ApiError({ kind: 'offline' })
    expect(after(opened, submitted, { type: 'refused', error }).state).toMatchObject({
      at: 'dataEntry',
      notice: { key: 'error.offline' },
      values: { city: 'Phoenix' },
    })
  })

  test('shows a field that the server rejects at the field', () => {
    expect(after(opened, submitted, refused('field.birthDate')).state).toMatchObject({
      errors: { birthDate: { key: 'field.birthDate' } },
    })
  })
})

describe('a check whose answer is lost', () => {
  const read = (profile: typeof verifiedProfile) => ({ type: 'profile-read', profile }) as const
  const lost = [
    opened,
    { type: 'changed', change: { firstName: 'Verita' } },
    submitted,
    { type: 'refused', error: new ApiError({ kind: 'timeout' }) },
  ] as const satisfies VerifyIdentityEvent[]
  const counted = { ...unverified, idologyAttempts: 1 }

  test('asks for the profile, and so does one whose dialog is closed; a refusal does not', () => {
    expect(after(...lost).effects).toEqual([reload])
    expect(after(opened, submitted, refused('Error.idology.inProgress', 409)).effects).toEqual([reload])
    expect(after(opened, submitted, { type: 'closed' }).effects).toEqual([abandon, reload])
    expect(after(opened, submitted, refused('Error.idology.profileAlreadyValidated')).effects).toEqual([])
  })

  test('[IDV-006] shows the attempts that the profile has left, with the entered data and the notice', () => {
    expect(after(...lost, read(counted)).state).toMatchObject({
      at: 'dataEntry',
      values: { firstName: 'Verita' },
      notice: { key: 'error.timeout' },
      attemptsLeft: 2,
    })
    const repeated = [...lost, submitted, read(counted), refused('field.birthDate')] as const
    expect(after(...repeated).state).toMatchObject({ at: 'dataEntry', attemptsLeft: 2 })
  })

  test('[IDV-004] [IDV-005] continues with what it has led to', () => {
    expect(after(...lost, read(verifiedProfile))).toEqual({
      state: { at: 'verified', profileUpdated: false, points: null },
      effects: [abandon, reload],
    })
    expect(after(...lost, read(exhausted))).toMatchObject({
      state: { at: 'maxAttemptsReached', isAsking: true },
      effects: [abandon, { type: 'readStatus' }, reload],
    })
  })
})

describe('an ID scan', () => {
  const scanning = [
    opened,
    submitted,
    answered(exhaustedResult),
    { type: 'scan-started' },
  ] as const satisfies VerifyIdentityEvent[]
  const read = (result: typeof verifiedResult) => ({ type: 'status-read', result }) as const

  test('[IDV-008] opens its frame, and waits before it polls the outcome', () => {
    expect(after(...scanning)).toEqual({
      state: { at: 'manualEntry', manualScanUrl: exhaustedResult.manualScanUrl, isUnread: false },
      effects: [poll],
    })
    expect(after(...scanning, { type: 'poll-due' }).effects).toEqual([{ type: 'readStatus' }])
  })

  test('[IDV-008] polls while it is pending, then stops', () => {
    expect(after(...scanning, read(pendingScanResult)).effects).toEqual([poll])
    expect(
      after(...scanning, read({ ...verifiedResult, idScanResultKey: 'id.scan.success' })).effects,
    ).toEqual([reload])
    expect(
      after(...scanning, read({ ...exhaustedResult, idScanResultKey: 'id.scan.failure' })).effects,
    ).toEqual([reload])
  })

  test('[IDV-009] with the success key is verified', () => {
    const result = { ...verifiedResult, profileUpdated: false, idScanResultKey: 'id.scan.success' }
    expect(after(...scanning, read(result)).state).toEqual({
      at: 'verified',
      profileUpdated: false,
      points: null,
    })
  })

  test.each(['id.scan.failure', 'id.scan.unheardOf'])(
    '[IDV-009] [ERR-019] with the key %s has failed',
    idScanResultKey => {
      const failed = after(...scanning, read({ ...exhaustedResult, idScanResultKey }))
      expect(failed.state).toEqual({ at: 'manualScanError', isAsking: false, notice: null })
    },
  )

  test('that has lapsed is not called rejected: the dialog begins again with the profile', () => {
    const lapsed = after(...scanning, read({ ...exhaustedResult, idScanResultKey: null }))
    expect(lapsed).toMatchObject({ state: { at: 'manualEntry' }, effects: [reload, { type: 'reopen' }] })
  })

  test('shows when its outcome cannot be read, and keeps polling', () => {
    const unread = after(...scanning, { type: 'status-unread' })
    expect(unread).toMatchObject({ state: { at: 'manualEntry', isUnread: true }, effects: [poll] })
    expect(after(...scanning, { type: 'status-unread' }, read(pendingScanResult)).state).toMatchObject({
      isUnread: false,
    })
  })

  test('[IDV-008] pauses polling while the page is hidden, and polls at once when it is visible again', () => {
    expect(after(...scanning, { type: 'hidden' }).effects).toEqual([abandon])
    expect(after(...scanning, { type: 'hidden' }, { type: 'shown' }).effects).toEqual([
      { type: 'readStatus' },
    ])
  })

  test('stops polling when it is closed', () => {
    expect(after(...scanning, { type: 'closed' }).effects).toContainEqual(abandon)
  })

  test('asks for the profile when it is closed, because the outcome may be there already', () => {
    expect(after(...scanning, { type: 'closed' }).effects).toEqual([abandon, reload])
  })

  describe('whose dialog was closed', () => {
    const reopened = { type: 'opened', profile: exhausted } as const

    test('is looked up first', () => {
      expect(after(reopened)).toMatchObject({
        state: { at: 'maxAttemptsReached', manualScanUrl: null, isAsking: true },
        effects: [abandon, { type: 'readStatus' }],
      })
    })

    test('and is approved meanwhile verifies', () => {
      const result = { ...verifiedResult, idScanResultKey: 'id.scan.success' }
      expect(after(reopened, read(result))).toMatchObject({
        state: { at: 'verified' },
        effects: [reload],
      })
    })

    test('and is rejected meanwhile is reported, and can be repeated', () => {
      const result = { ...failedResult, remainingAttempts: 0, idScanResultKey: 'id.scan.failure' }
      expect(after(reopened, read(result))).toEqual({
        state: { at: 'manualScanError', isAsking: false, notice: null },
        effects: [],
      })
      expect(after(reopened, read(result), { type: 'scan-requested' }).effects).toEqual([{ type: 'renew' }])
    })

    test('and is pending is offered with its link', () => {
      const { manualScanUrl } = pendingScanResult
      expect(after(reopened, read(pendingScanResult))).toEqual({
        state: { at: 'maxAttemptsReached', manualScanUrl, isAsking: false, notice: null },
        effects: [],
      })
    })

    test.each([
      ['no scan', read({ ...failedResult, remainingAttempts: 0 })],
      ['an approved one of earlier data', read({ ...failedResult, idScanResultKey: 'id.scan.success' })],
      ['one that cannot be read', { type: 'status-unread' } as const],
    ])('opens a new one where there is %s', (_, event) => {
      expect(after(reopened, event)).toMatchObject({
        state: { at: 'maxAttemptsReached', isAsking: true },
        effects: [{ type: 'renew' }],
      })
    })
  })

  test('that failed can be repeated with a new link', () => {
    const failed = [...scanning, read({ ...exhaustedResult, idScanResultKey: 'id.scan.failure' })] as const
    const asked = after(...failed, { type: 'scan-requested' })
    expect(asked).toMatchObject({
      state: { at: 'manualScanError', isAsking: true },
      effects: [{ type: 'renew' }],
    })
    expect(after(...failed, { type: 'scan-requested' }, { type: 'scan-requested' }).effects).toEqual([])
    expect(after(...failed, { type: 'scan-requested' }, offered)).toMatchObject({
      state: { at: 'manualEntry' },
      effects: [poll],
    })
  })
})

describe('expired data', () => {
  const asked = [{ type: 'opened', profile: expired }, { type: 'scan-requested' }] as const

  test('[IDV-010] [API-027] requests a renewed link and continues with it', () => {
    expect(after(...asked)).toMatchObject({
      state: { at: 'dataExpired', isAsking: true },
      effects: [{ type: 'renew' }],
    })
    expect(after(...asked, offered)).toEqual({
      state: { at: 'manualEntry', manualScanUrl: exhaustedResult.manualScanUrl, isUnread: false },
      effects: [poll],
    })
  })

  test('[IDV-010] [API-027] shows when the link cannot be loaded, and can retry', () => {
    const failed = [...asked, refused('Error.idology.unavailable', 503)] as const
    expect(after(...failed).state).toEqual({
      at: 'dataExpired',
      isAsking: false,
      notice: { key: 'Error.idology.unavailable', params: undefined },
    })
    expect(after(...failed, { type: 'scan-requested' }).effects).toEqual([{ type: 'renew' }])
    expect(after(...asked, { ...offered, result: failedResult }).state).toMatchObject({
      at: 'dataExpired',
      notice: { key: 'identity.noAttemptsLeft.noScan' },
    })
  })

  test('[IDV-010] [API-027] becomes verified when it was renewed elsewhere', () => {
    expect(after(...asked, { ...offered, result: verifiedResult }).state.at).toBe('verified')
  })
})

test('[IDV-005] offers the scan when no attempts are left', () => {
  const asked = [{ type: 'opened', profile: exhausted }, offered] as const
  expect(after(...asked).state).toMatchObject({
    at: 'maxAttemptsReached',
    manualScanUrl: exhaustedResult.manualScanUrl,
    isAsking: false,
  })
  expect(after(...asked, { type: 'scan-started' }).state.at).toBe('manualEntry')
})

test('events that do not apply change nothing', () => {
  const newcomer = { type: 'opened', profile: newcomerProfile } as const
  const state = after(newcomer).state
  for (const event of [
    answered(verifiedResult),
    offered,
    { type: 'scan-started' },
    { type: 'poll-due' },
    { type: 'status-read', result: verifiedResult },
    { type: 'retried' },
    { type: 'shown' },
  ] as const)
    expect(verifyIdentityMachine.transition(state, event)).toEqual([state, []])
  const done = after({ type: 'opened', profile: verifiedProfile }).state
  expect(verifyIdentityMachine.transition(done, submitted)).toEqual([done, []])
})
