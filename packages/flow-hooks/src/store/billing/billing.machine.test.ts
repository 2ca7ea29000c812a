import type { UserProfile } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { billingMachine, type BillingEvent, type BillingState } from './billing.machine.ts'

const { initial, transition } = billingMachine
const after = (events: readonly BillingEvent[], state: BillingState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

const home = verifiedProfile.addresses.filter(({ addressTypeId }) => addressTypeId === 'HOME')
const fresh: UserProfile = {
  ...verifiedProfile,
  phones: verifiedProfile.phones.filter(({ phoneTypeId }) => phoneTypeId === 'MOBILE'),
}
const loaded = (profile = fresh) => ({ type: 'loaded', profile }) as const
const choose = (isChosen: boolean) => ({ type: 'home-chosen', isChosen }) as const
const typed = { type: 'changed', change: { address1: '9 Elm St' } } as const

const empty = { address1: '', city: '', state: '', stateCode: '', zipCode: '', phone: '', countryCode: 'US' }

test('[BILLING-003] [BILLING-004] the form starts empty, and the home address is not selected', () => {
  expect(after([loaded()])).toMatchObject({ at: 'editing', values: empty, usesHome: false })
})

test('[BILLING-005] selecting home copies its address and phone', () => {
  expect(after([loaded(), choose(true)])).toMatchObject({
    at: 'editing',
    usesHome: true,
    values: {
      address1: '1200 W Washington St',
      apartmentNumber: '4B',
      city: 'Phoenix',
      stateCode: 'AZ',
      zipCode: '85007',
      phone: '(602) 555-0100',
    },
  })
})

test('[BILLING-006] deselecting home resets the form', () => {
  const state = after([loaded(), choose(true), choose(false)])
  expect(state).toEqual(after([loaded()]))
})

test('[BILLING-007] selecting home over entered data asks first, keeps it on no and copies on yes', () => {
  const asking = after([loaded(), typed, choose(true)])
  expect(asking).toMatchObject({ at: 'askingOverwrite', usesHome: false, values: { address1: '9 Elm St' } })
  expect(after([{ type: 'overwrite-declined' }], asking)).toMatchObject({
    at: 'editing',
    usesHome: false,
    values: { address1: '9 Elm St' },
  })
  expect(after([{ type: 'overwrite-confirmed' }], asking)).toMatchObject({
    at: 'editing',
    usesHome: true,
    values: { address1: '1200 W Washington St' },
  })
})

const billed: UserProfile = {
  ...verifiedProfile,
  addresses: [
    ...home,
    ...home.map(one => ({ ...one, addressTypeId: 'BILLING' as const, address1: '5 Office Park' })),
  ],
}

test('[BILLING-007] an address from an earlier purchase counts as data and is restored on reset', () => {
  const begun = after([loaded(billed)])
  expect(begun).toMatchObject({ values: { address1: '5 Office Park', phone: '(602) 555-0199' } })
  const asking = after([choose(true)], begun)
  expect(asking).toMatchObject({ at: 'askingOverwrite' })
  const reset = after([{ type: 'overwrite-confirmed' }, choose(false)], asking)
  expect(reset).toMatchObject({ usesHome: false, values: { address1: '5 Office Park' } })
})

test('a change afterwards deselects home', () => {
  expect(after([loaded(), choose(true), typed])).toMatchObject({ usesHome: false })
})

test('[BILLING-003] a later profile fills an untouched form', () => {
  expect(after([loaded(), loaded(billed)])).toEqual(after([loaded(billed)]))
  expect(after([loaded(), typed, choose(true), loaded(billed)])).toMatchObject({ at: 'askingOverwrite' })
  expect(after([loaded(), choose(true), loaded(billed)])).toMatchObject({
    usesHome: true,
    values: { address1: '1200 W Washington St' },
  })
})

test('a later profile leaves entered data unchanged', () => {
  expect(after([loaded(), typed, loaded(verifiedProfile)])).toMatchObject({
    values: { address1: '9 Elm St' },
  })
})

test('[BILLING-009] what the server refused is forgotten with a change of its field, or of the whole address', () => {
  const errors = { city: { key: 'field.city' }, zipCode: { key: 'field.zipCode' } } as const
  const refused = after([loaded(), typed, { type: 'refused', errors }])
  expect(refused).toMatchObject({ refused: errors })
  expect(after([{ type: 'changed', change: { city: 'Mesa' } }], refused)).toHaveProperty('refused', {
    zipCode: errors.zipCode,
  })
  expect(after([choose(true), { type: 'overwrite-confirmed' }], refused)).toHaveProperty('refused', {})
  expect(after([choose(false)], refused)).toHaveProperty('refused', {})
})

test('home cannot be selected without a home address', () => {
  const nowhere = after([loaded({ ...fresh, addresses: [] })])
  expect(nowhere).toMatchObject({ home: null })
  expect(after([choose(true)], nowhere)).toEqual(nowhere)
})
