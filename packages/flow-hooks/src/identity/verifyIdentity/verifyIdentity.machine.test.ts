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
import {
  verifyIdentityMachine,
  type VerifyIdentityEvent,
  type VerifyIdentityState,
} from './verifyIdentity.machine.ts'

const unverified = { ...verifiedProfile, idologyValid: false }
const exhausted = { ...unverified, idologyAttempts: 3 }
const expired = { ...verifiedProfile, idologyExpired: true }

const opened = { type: 'opened', profile: unverified } as const
const submitted = { type: 'submitted', today: '2026-11-20' } as const
const answered = (result: typeof verifiedResult) => ({ type: 'answered', result }) as const
const offered = { type: 'scan-offered', result: exhaustedResult } as const
const poll = { type: 'waitForPoll' } as const
const adopt = { type: 'adopt', values: identityValues(unverified) } as const
const reload = { type: 'reloadProfile' } as const

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

test('[IDV-003] its states are the eight of the specification, and it begins with data entry', () => {
  expectTypeOf<VerifyIdentityState['at']>().toEqualTypeOf<(typeof IDENTITY_STATES)[number]>()
  expect(verifyIdentityMachine.initial.at).toBe('dataEntry')
})

describe('opened', () => {
  test('[IDV-003] it begins with what the profile knows', () => {
    expect(after(opened)).toEqual({
      state: {
        at: 'dataEntry',
        values: identityValues(unverified),
        errors: {},
        notice: null,
        attemptsLeft: 3,
      },
      effects: [abandon],
    })
  })

  test('[IDV-011] of a profile that does not say how many attempts there are, one is left', () => {
    const profile = { ...unverified, idologyMaxAttempts: undefined }
    expect(after({ type: 'opened', profile }).state).toMatchObject({ attemptsLeft: 1 })
  })

  test('[IDV-010] with expired data it asks to renew', () => {
    expect(after({ type: 'opened', profile: expired }).state.at).toBe('dataExpired')
  })

  test('[IDV-005] without attempts it asks for a scan at once', () => {
    const at = after({ type: 'opened', profile: exhausted })
    expect(at.state).toEqual({
      at: 'maxAttemptsReached',
      manualScanUrl: null,
      isAsking: true,
      notice: null,
    })
    expect(at.effects).toEqual([abandon, { type: 'renew' }])
  })

  test('the verified have nothing to do', () => {
    expect(after({ type: 'opened', profile: verifiedProfile }).state.at).toBe('verified')
  })

  test('again, it begins anew', () => {
    const again = after(opened, submitted, answered(failedResult), opened)
    expect(again.state).toMatchObject({ at: 'dataEntry', notice: null })
    expect(again.effects).toEqual([abandon])
  })
})

describe('data entry', () => {
  test('[IDV-004] submitting checks it', () => {
    const values = { ...identityValues(unverified), ssnLast4: '1234' }
    const sent = after(opened, { type: 'changed', change: { ssnLast4: '1234' } }, submitted)
    expect(sent.state.at).toBe('inProgress')
    expect(sent.effects).toEqual([{ type: 'verify', values }])
  })

  test('[IDV-012] the digits stay nowhere once they are sent, nor when the form is left', () => {
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

  test('what is wrong is said at its field, and nothing is sent', () => {
    const wrong = after(opened, { type: 'changed', change: { firstName: '', ssnLast4: '12' } }, submitted)
    expect(wrong.state).toMatchObject({
      at: 'dataEntry',
      errors: { firstName: { key: 'field.firstName' }, ssnLast4: { key: 'field.ssnLast4' } },
    })
    expect(wrong.effects).toEqual([])
  })

  test('a field that is changed is no longer wrong, the others still are', () => {
    const mended = after(opened, { type: 'changed', change: { firstName: '', lastName: '' } }, submitted, {
      type: 'changed',
      change: { firstName: 'Vera' },
    })
    expect(mended.state).toMatchObject({ errors: { lastName: { key: 'field.lastName' } } })
    expect(mended.state).not.toHaveProperty('errors.firstName')
  })

  test('nothing is sent twice', () => {
    expect(after(opened, submitted, submitted).effects).toEqual([])
  })
})

describe('the answer', () => {
  test('[IDV-004] verified', () => {
    expect(after(opened, submitted, answered(verifiedResult))).toEqual({
      state: { at: 'verified', profileUpdated: true, points: null },
      effects: [reload, adopt],
    })
  })

  test('a profile that says the same leaves the club the name it knows', () => {
    const same = { ...verifiedResult, profileUpdated: false }
    expect(after(opened, submitted, answered(same)).effects).toEqual([reload])
  })

  test('[PROFILE-007] verified, with the profile complete by it, shows the points once', () => {
    const earned = { ...verifiedResult, completeActivityPoints: 500 }
    const verified = [opened, submitted, answered(earned)] as const
    expect(after(...verified)).toEqual({
      state: { at: 'verified', profileUpdated: true, points: 500 },
      effects: [reload, { type: 'celebrate' }, adopt],
    })
    expect(after(...verified, { type: 'points-seen' }).state).toMatchObject({ points: null })
  })

  test('[IDV-004] [ERR-019] error, with the attempts that are left', () => {
    const failed = after(opened, submitted, answered(failedResult))
    expect(failed.state).toMatchObject({ at: 'error', attemptsLeft: 1 })
    expect(failed.effects).toEqual([reload])
  })

  test('[IDV-006] an error with attempts left goes back to data entry, with what was entered', () => {
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

  test('[IDV-005] no attempts left: a scan is offered', () => {
    expect(after(opened, submitted, answered(exhaustedResult)).state).toEqual({
      at: 'maxAttemptsReached',
      manualScanUrl: exhaustedResult.manualScanUrl,
      isAsking: false,
      notice: null,
    })
  })

  test('[IDV-005] without a link there is no offer, and another can be asked for', () => {
    const none = [opened, submitted, answered({ ...exhaustedResult, manualScanUrl: null })] as const
    expect(after(...none, { type: 'scan-started' }).state).toMatchObject({
      at: 'maxAttemptsReached',
      manualScanUrl: null,
    })
    expect(after(...none, { type: 'scan-requested' }).effects).toEqual([{ type: 'renew' }])
  })

  test('[IDV-007] an identity of another account: data entry with the already-exists message', () => {
    const key = 'Error.idology.profileAlreadyValidated'
    expect(after(opened, submitted, refused(key)).state).toMatchObject({
      at: 'dataEntry',
      notice: { key },
      values: { firstName: unverified.firstName },
    })
  })

  test('[ERR-019] expired meanwhile: renew', () => {
    expect(after(opened, submitted, refused('Error.idology.expired'))).toMatchObject({
      state: { at: 'dataExpired' },
      effects: [reload],
    })
  })

  test.each([
    ['Error.idology.unavailable', 503],
    ['Error.idology.inProgress', 409],
  ])('%s leaves what was entered', (key, status) => {
    expect(after(opened, submitted, refused(key, status)).state).toMatchObject({
      at: 'dataEntry',
      notice: { key },
      values: { city: 'Phoenix' },
    })
  })

  test('offline leaves what was entered', () => {
    const error = new ApiError({ kind: 'offline' })
    expect(after(opened, submitted, { type: 'refused', error }).state).toMatchObject({
      at: 'dataEntry',
      notice: { key: 'error.offline' },
      values: { city: 'Phoenix' },
    })
  })

  test('a field that the server finds wrong is said at the field', () => {
    expect(after(opened, submitted, refused('field.birthDate')).state).toMatchObject({
      errors: { birthDate: { key: 'field.birthDate' } },
    })
  })
})

describe('a scan', () => {
  const scanning = [
    opened,
    submitted,
    answered(exhaustedResult),
    { type: 'scan-started' },
  ] as const satisfies VerifyIdentityEvent[]
  const read = (result: typeof verifiedResult) => ({ type: 'status-read', result }) as const

  test('[IDV-008] opens the frame, and waits before it looks for the outcome', () => {
    expect(after(...scanning)).toEqual({
      state: { at: 'manualEntry', manualScanUrl: exhaustedResult.manualScanUrl, isUnread: false },
      effects: [poll],
    })
    expect(after(...scanning, { type: 'poll-due' }).effects).toEqual([{ type: 'readStatus' }])
  })

  test('[IDV-008] as long as it is pending it is looked for again, then no more', () => {
    expect(after(...scanning, read(pendingScanResult)).effects).toEqual([poll])
    expect(
      after(...scanning, read({ ...verifiedResult, idScanResultKey: 'id.scan.success' })).effects,
    ).toEqual([reload])
    expect(
      after(...scanning, read({ ...exhaustedResult, idScanResultKey: 'id.scan.failure' })).effects,
    ).toEqual([reload])
  })

  test('[IDV-009] the success key gives verified', () => {
    const result = { ...verifiedResult, profileUpdated: false, idScanResultKey: 'id.scan.success' }
    expect(after(...scanning, read(result)).state).toEqual({
      at: 'verified',
      profileUpdated: false,
      points: null,
    })
  })

  test.each(['id.scan.failure', 'id.scan.unheardOf', null])(
    '[IDV-009] [ERR-019] the key %s gives a failure',
    idScanResultKey => {
      const failed = after(...scanning, read({ ...exhaustedResult, idScanResultKey }))
      expect(failed.state).toEqual({ at: 'manualScanError', isAsking: false, notice: null })
    },
  )

  test('an outcome that cannot be read is said, and looked for again', () => {
    const unread = after(...scanning, { type: 'status-unread' })
    expect(unread).toMatchObject({ state: { at: 'manualEntry', isUnread: true }, effects: [poll] })
    expect(after(...scanning, { type: 'status-unread' }, read(pendingScanResult)).state).toMatchObject({
      isUnread: false,
    })
  })

  test('[IDV-008] nobody looks while the page is hidden, and at once when it is seen again', () => {
    expect(after(...scanning, { type: 'hidden' }).effects).toEqual([abandon])
    expect(after(...scanning, { type: 'hidden' }, { type: 'shown' }).effects).toEqual([
      { type: 'readStatus' },
    ])
  })

  test('closing ends the looking', () => {
    expect(after(...scanning, { type: 'closed' }).effects).toEqual([abandon])
  })

  test('that failed can be done again, with a new link', () => {
    const failed = [...scanning, read({ ...exhaustedResult, idScanResultKey: null })] as const
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

  test('[IDV-010] [API-027] asks for a renewed link, and goes on to it', () => {
    expect(after(...asked)).toMatchObject({
      state: { at: 'dataExpired', isAsking: true },
      effects: [{ type: 'renew' }],
    })
    expect(after(...asked, offered)).toEqual({
      state: { at: 'manualEntry', manualScanUrl: exhaustedResult.manualScanUrl, isUnread: false },
      effects: [poll],
    })
  })

  test('[IDV-010] [API-027] a link that cannot be had is said, and asked for again', () => {
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

  test('[IDV-010] [API-027] renewed elsewhere meanwhile it is verified', () => {
    expect(after(...asked, { ...offered, result: verifiedResult }).state.at).toBe('verified')
  })
})

test('[IDV-005] whoever has no attempts left is offered the scan, and takes it', () => {
  const asked = [{ type: 'opened', profile: exhausted }, offered] as const
  expect(after(...asked).state).toMatchObject({
    at: 'maxAttemptsReached',
    manualScanUrl: exhaustedResult.manualScanUrl,
    isAsking: false,
  })
  expect(after(...asked, { type: 'scan-started' }).state.at).toBe('manualEntry')
})

test('events that do not fit change nothing', () => {
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
