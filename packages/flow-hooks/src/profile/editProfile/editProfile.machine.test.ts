import { ApiError } from '@players-club/api-client'
import { emptyAddress, type MessageKey, type Problem } from '@players-club/domain-models'
import { newcomerProfile, verifiedProfile } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { canSave, editProfileMachine, errorsOf, isChanged, isLocked } from './editProfile.machine.ts'
import type { EditProfileEvent, EditProfileState } from './editProfile.machine.ts'
import { profileDraft } from './profileDraft.ts'
import { bodyOf, formOf, rebased } from './profileForm.ts'

const AGES = { minimumAge: 21, maximumAge: 120, today: '2026-11-21' }
const { initial: newcomer, transition } = editProfileMachine(newcomerProfile)
const { initial: verified } = editProfileMachine(verifiedProfile)
const after = (events: readonly EditProfileEvent[], state: EditProfileState = newcomer) =>
  events.reduce((at, event) => transition(at, event)[0], state)
const changed = (change: Partial<ReturnType<typeof formOf>>) => ({ type: 'changed', change }) as const
const submitted = { type: 'submitted', ...AGES } as const
const renamed = after([changed({ firstName: 'Nicola' })])
const failed = (messageKey: MessageKey | undefined, problem?: Problem) =>
  ({
    type: 'save-failed',
    error: new ApiError({ kind: 'problem', status: 422, messageKey, problem }),
  }) as const

test('the form waits for the profile', () => {
  const late = editProfileMachine(undefined)
  expect(late.initial).toEqual({ at: 'loading' })
  expect(late.transition(late.initial, changed({ firstName: 'X' }))[0]).toEqual({ at: 'loading' })
  expect(late.transition(late.initial, { type: 'loaded', profile: newcomerProfile, earns: 500 })[0]).toEqual(
    newcomer,
  )
})

describe('the Save button', () => {
  test.each([
    ['untouched', newcomer, false],
    ['with a valid change', renamed, true],
    ['with a change taken back', after([changed({ firstName: 'Nico' })], renamed), false],
    ['undone', after([{ type: 'undone' }], renamed), false],
    ['with no name', after([changed({ firstName: ' ' })]), false],
    ['with an address begun', after([changed({ country: 'Canada', countryCode: 'CA' })]), false],
    ['with half a telephone number', after([changed({ phone: '(602) 5' })]), false],
    ['with a whole one', after([changed({ phone: '(602) 555-0100' })]), true],
    ['of a person who is too young', after([changed({ birthDate: '2005-11-22' })]), false],
  ])('[PROFILE-005] is enabled for a valid, changed form only: %s', (_, state, can) => {
    expect(canSave(state, AGES)).toBe(can)
    expect(transition(state, submitted)[1]).toHaveLength(can ? 1 : 0)
  })
})

test('[PROFILE-006] the form reports whether it is changed', () => {
  expect(isChanged(newcomer)).toBe(false)
  expect(isChanged(after([changed({ gender: 'MALE' })]))).toBe(true)
  expect(isChanged({ at: 'loading' })).toBe(false)
})

describe('verified details', () => {
  test('[PROFILE-002] are locked and cannot be changed', () => {
    expect(isLocked(verified)).toBe(true)
    expect(after([changed({ firstName: 'X' })], verified)).toEqual(verified)
    expect(isLocked(newcomer)).toBe(false)
  })

  test('[PROFILE-003] are unlocked after the confirmation of Edit only', () => {
    const asking = after([{ type: 'edit-asked' }], verified)
    expect(asking).toMatchObject({ at: 'asking' })
    expect(isLocked(asking)).toBe(true)
    expect(after([{ type: 'edit-cancelled' }], asking)).toEqual(verified)
    const unlocked = after([{ type: 'edit-confirmed' }, changed({ firstName: 'Zoë' })], asking)
    expect(isLocked(unlocked)).toBe(false)
    expect(canSave(unlocked, AGES)).toBe(true)
  })

  test('need no confirmation when they are not locked', () => {
    expect(transition(newcomer, { type: 'edit-asked' })).toEqual([newcomer, []])
  })

  test('[PROFILE-002] are locked again after a save', () => {
    const saving = after(
      [{ type: 'edit-asked' }, { type: 'edit-confirmed' }, changed({ phone: '' }), submitted],
      verified,
    )
    expect(isLocked(after([{ type: 'saved', profile: verifiedProfile, earns: 500 }], saving))).toBe(true)
  })

  describe('details verified while the form was changed', () => {
    const arrived = { type: 'loaded', profile: verifiedProfile, earns: 500 } as const
    const phone = '(520) 555-0123'

    test('[PROFILE-002] [PROFILE-006] are taken over, and other changes can still be saved', () => {
      const own = { firstName: 'X', address1: '1 Other Rd', city: 'Tucson', phone }
      const state = after([changed(own), arrived])
      expect(state).toMatchObject({ values: { ...formOf(verifiedProfile), phone } })
      expect(isLocked(state)).toBe(false)
      expect(canSave(state, AGES)).toBe(true)
      expect(isLocked(after([{ type: 'undone' }], state))).toBe(true)
    })

    test('[PROFILE-002] [PROFILE-006] are locked when nothing else was changed', () => {
      for (const own of [{}, { firstName: 'X', address1: '1 Other Rd' }]) {
        const state = after([changed(own), arrived])
        expect(state).toEqual(verified)
        expect(isLocked(state)).toBe(true)
        expect(isChanged(state)).toBe(false)
      }
    })

    test('are not replaced by the restored input of an earlier form, whose other changes are kept', () => {
      const restored = (fields: Record<string, string>, isOfVerified: boolean, state = verified) =>
        after([{ type: 'restored', input: { fields, isOfVerified } }], state)
      const address = { address1: '1 Other Rd', city: 'Tucson' }
      expect(restored(address, false)).toEqual(verified)
      const withPhone = restored({ ...address, phone }, false)
      expect(withPhone).toMatchObject({ values: { ...formOf(verifiedProfile), phone } })
      expect(canSave(withPhone, AGES)).toBe(true)
      expect(restored(address, true)).toMatchObject({ values: address, isUnlocked: true })
      expect(restored(address, false, newcomer)).toMatchObject({ values: address })
    })

    describe('by a scan, which needs no home address,', () => {
      const scanned = { ...verifiedProfile, addresses: [] }
      const scanArrived = { type: 'loaded', profile: scanned, earns: 500 } as const
      const { initial: lockedScanned } = editProfileMachine(scanned)
      const home = {
        ...emptyAddress,
        address1: '5 Elm St',
        city: 'Tucson',
        state: 'Arizona',
        stateCode: 'AZ',
        country: 'United States',
        countryCode: 'US',
        zipCode: '85701',
      }

      test('[PROFILE-002] [PROFILE-006] leave a first home address that was typed, which can still be saved', () => {
        const state = after([changed({ firstName: 'X', birthDate: '1970-01-01', ...home }), scanArrived])
        expect(state).toMatchObject({ values: { ...formOf(scanned), ...home } })
        expect(isLocked(state)).toBe(false)
        expect(canSave(state, AGES)).toBe(true)
        expect(profileDraft.inputOf(state)).toEqual({ fields: home, isOfVerified: true })
        expect(after([{ type: 'undone' }], state)).toEqual(lockedScanned)
      })

      test('leave a first home address of a restored draft', () => {
        const input = { fields: { firstName: 'X', ...home }, isOfVerified: false }
        const state = after([{ type: 'restored', input }], lockedScanned)
        expect(state).toMatchObject({ values: { ...formOf(scanned), ...home } })
        expect(canSave(state, AGES)).toBe(true)
      })

      test('[PROFILE-002] [PROFILE-003] are locked where no home address was typed, which Edit unlocks', () => {
        const state = after([changed({ firstName: 'X' }), scanArrived])
        expect(state).toEqual(lockedScanned)
        expect(isLocked(state)).toBe(true)
        const open = after([{ type: 'edit-asked' }, { type: 'edit-confirmed' }, changed(home)], state)
        expect(open).toMatchObject({ values: { ...formOf(scanned), ...home } })
        expect(canSave(open, AGES)).toBe(true)
      })
    })

    test('lose their earlier server errors', () => {
      const refused = failed('field.firstName', { status: 422, title: 'x' })
      const state = after([changed({ firstName: 'X', phone }), submitted, refused, arrived])
      expect(canSave(state, AGES)).toBe(true)
    })

    test('[PROFILE-003] stay unlocked when they were unlocked before', () => {
      const open = after([{ type: 'edit-asked' }, { type: 'edit-confirmed' }], verified)
      expect(isLocked(after([arrived], open))).toBe(false)
    })
  })

  test('[IDV-010] can be changed when the verification has expired', () => {
    expect(isLocked(editProfileMachine({ ...verifiedProfile, idologyExpired: true }).initial)).toBe(false)
  })
})

describe('a save', () => {
  const [saving, effects] = transition(renamed, submitted)

  test('is sent once', () => {
    expect(effects).toEqual([
      { type: 'save', values: { ...formOf(newcomerProfile), firstName: 'Nicola' }, saved: newcomerProfile },
    ])
    expect(transition(saving, submitted)).toEqual([saving, []])
    expect(transition(saving, changed({ firstName: 'X' }))).toEqual([saving, []])
  })

  test('[ERR-021] shows a message, and its result becomes the saved profile', () => {
    const profile = { ...newcomerProfile, firstName: 'Nicola' }
    const [done, effects] = transition(saving, { type: 'saved', profile, earns: 500 })
    expect(effects).toEqual([{ type: 'adopt', profile }, { type: 'showSuccess' }])
    expect(done).toMatchObject({ at: 'editing', saved: profile, points: null })
    expect(isChanged(done)).toBe(false)
  })

  describe('that finds the profile newly complete', () => {
    const complete = { ...newcomerProfile, completedDate: '2026-11-21T17:20:00.000Z' }
    const completing = { ...complete, completeActivityPoints: 500 }
    const typesOf = (effects: readonly { readonly type: string }[]) => effects.map(({ type }) => type)

    test('[PROFILE-007] shows the points of its answer once', () => {
      const [done, effects] = transition(saving, { type: 'saved', profile: completing, earns: 750 })
      expect(typesOf(effects)).toEqual(['adopt', 'showSuccess', 'refreshBalance', 'celebrate'])
      expect(done).toMatchObject({ points: 500 })
      const seen = after([{ type: 'points-seen' }], done)
      expect(seen).toMatchObject({ points: null })
      expect(after([{ type: 'loaded', profile: complete, earns: 500 }], seen)).toMatchObject({ points: null })
    })

    test('[PROFILE-007] shows what completing it earns where the answer of the save before was lost', () => {
      const lost = { type: 'save-failed', error: new ApiError({ kind: 'offline' }) } as const
      const again = after([lost, submitted], saving)
      const [done, effects] = transition(again, { type: 'saved', profile: complete, earns: 750 })
      expect(typesOf(effects)).toEqual(['adopt', 'showSuccess', 'refreshBalance', 'celebrate'])
      expect(done).toMatchObject({ points: 750 })
    })

    test('[PROFILE-007] shows no points where there are none, and refreshes the balance', () => {
      const [done, effects] = transition(saving, { type: 'saved', profile: complete, earns: 0 })
      expect(typesOf(effects)).toEqual(['adopt', 'showSuccess', 'refreshBalance'])
      expect(done).toMatchObject({ points: null })
    })

    test('[PROFILE-007] is followed by saves that show no points', () => {
      const done = after(
        [{ type: 'saved', profile: completing, earns: 500 }, { type: 'points-seen' }],
        saving,
      )
      const again = after([changed({ firstName: 'Nicola' }), submitted], done)
      const [later, effects] = transition(again, { type: 'saved', profile: complete, earns: 500 })
      expect(typesOf(effects)).toEqual(['adopt', 'showSuccess'])
      expect(later).toMatchObject({ at: 'editing', points: null })
    })
  })

  test('[ERR-020] [ERR-023] that fails shows the server’s words and keeps the form', () => {
    const state = after([failed(undefined, { status: 422, title: 'The registry is closed.' })], saving)
    expect(state).toMatchObject({
      at: 'editing',
      failure: { text: 'The registry is closed.' },
      values: { firstName: 'Nicola' },
    })
    expect(canSave(state, AGES)).toBe(true)
    expect(after([submitted], state)).toMatchObject({ at: 'saving', failure: null })
  })

  describe('whose answer was lost', () => {
    const lost = after([{ type: 'save-failed', error: new ApiError({ kind: 'timeout' }) }], saving)
    const read = (profile: typeof newcomerProfile) => ({ type: 'loaded', profile, earns: 500 }) as const

    test('[ERR-021] is successful when the profile is read with its changes', () => {
      const profile = { ...newcomerProfile, firstName: 'Nicola', lastName: 'Changed elsewhere' }
      const [done, effects] = transition(lost, read(profile))
      expect(effects).toEqual([{ type: 'adopt', profile }, { type: 'showSuccess' }])
      expect(done).toMatchObject({ at: 'editing', saved: profile, failure: null })
      expect(isChanged(done)).toBe(false)
      expect(transition(done, read(profile))[1]).toEqual([])
    })

    test('[ERR-020] stays failed when the profile is read without its changes', () => {
      const [state, effects] = transition(lost, read({ ...newcomerProfile, lastName: 'Changed elsewhere' }))
      expect(effects).toEqual([])
      expect(state).toMatchObject({ failure: { key: 'error.timeout' }, values: { firstName: 'Nicola' } })
    })

    test('[PROFILE-002] is not successful when a verification replaced its changes', () => {
      const vouched = { ...verifiedProfile, completedDate: null }
      expect(transition(lost, read(vouched))).toEqual([editProfileMachine(vouched).initial, []])
    })

    test('is not successful when its changes were undone before the profile is read', () => {
      expect(transition(after([{ type: 'undone' }], lost), read(newcomerProfile))).toEqual([newcomer, []])
    })
  })

  test('[ERR-018] of an invalid address marks its fields until they change', () => {
    const problem = { status: 422, title: 'x', params: { fields: 'state, city' } }
    const refused = after([failed('registration.addressInvalid', problem)], saving)
    expect(refused).toMatchObject({ failure: { key: 'registration.addressInvalid' } })
    expect(errorsOf(refused, AGES)).toEqual({ state: { key: 'field.state' }, city: { key: 'field.city' } })
    expect(canSave(refused, AGES)).toBe(false)
    expect(errorsOf(after([changed({ state: 'Utah', city: 'Moab' })], refused), AGES)).toEqual({})
  })

  test.each([
    ['field.firstName', undefined, { firstName: { key: 'field.firstName' } }],
    [
      'field.birthDate.tooYoung',
      { age: 21 },
      { birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } } },
    ],
    ['error.general', undefined, {}],
  ] as const)('refused with %s marks the fields it names', (key, params, expected) => {
    const refused = after([failed(key, { status: 422, title: 'x', params })], saving)
    expect(errorsOf(refused, AGES)).toEqual(expected)
  })
})

test('a field’s error is known at once and shown on blur', () => {
  const wrong = after([changed({ firstName: '' }), { type: 'touched', field: 'firstName' }])
  expect(wrong).toMatchObject({ touched: ['firstName'] })
  expect(errorsOf(wrong, AGES)).toEqual({ firstName: { key: 'field.firstName' } })
  expect(after([{ type: 'touched', field: 'firstName' }], wrong)).toEqual(wrong)
})

describe('a change saved elsewhere meanwhile', () => {
  const saved = formOf(verifiedProfile)

  test('is kept for fields that were not changed here', () => {
    const fresh = { ...saved, phone: '(520) 555-0123' }
    expect(rebased({ ...saved, firstName: 'Zoë' }, saved, fresh)).toEqual({ ...fresh, firstName: 'Zoë' })
    const profile = { ...newcomerProfile, lastName: 'Other' }
    expect(after([{ type: 'loaded', profile, earns: 500 }], renamed)).toMatchObject({
      values: { firstName: 'Nicola', lastName: 'Other' },
      saved: profile,
    })
  })

  test('of an address is taken or kept as a whole', () => {
    const fresh = { ...saved, address1: '1 Other Rd', city: 'Tucson' }
    expect(rebased({ ...saved, zipCode: '85001' }, saved, fresh)).toEqual({ ...saved, zipCode: '85001' })
    expect(rebased({ ...saved, gender: '' }, saved, fresh)).toEqual({ ...fresh, gender: '' })
  })
})

describe('the request body', () => {
  const values = formOf(verifiedProfile)

  test('[PROFILE-010] has null for an empty gender', () => {
    expect(bodyOf({ ...values, gender: '' }).gender).toBeNull()
    expect(bodyOf(values).gender).toBe('FEMALE')
  })

  test('[VALID-017] has the digits of a phone number', () => {
    expect(values.phone).toBe('(602) 555-0100')
    expect(bodyOf(values).phones).toEqual([{ phone: '6025550100', phoneTypeId: 'MOBILE' }])
    expect(bodyOf({ ...values, phone: '' }).phones).toEqual([])
  })

  test('[PROFILE-012] has the home address when there is one', () => {
    expect(bodyOf({ ...values, address1: ' 5 Elm St ' }).addresses).toMatchObject([
      { address1: '5 Elm St', city: 'Phoenix', stateCode: 'AZ', addressTypeId: 'HOME' },
    ])
    expect(bodyOf({ ...values, ...emptyAddress }).addresses).toEqual([])
  })
})
