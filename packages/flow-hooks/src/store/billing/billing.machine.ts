import {
  emptyAddress,
  profileValues,
  type Address,
  type AddressValues,
  type PhoneType,
  type UserProfile,
} from '@players-club/domain-models'
import {
  maskPhone,
  type BillingField,
  type BillingValues,
  type ProfileErrors,
} from '@players-club/forms-validation'
import { knownFields, textFields, type FormDraft } from '../../club/draft/FormDraft.ts'
import { withTouched, withoutChanged } from '../../club/fields.ts'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

interface Form {
  readonly values: BillingValues
  /** What the form began with, and goes back to. */
  readonly initial: BillingValues
  /** The billing address of the profile: the form's own once it has been sent. */
  readonly saved: BillingValues
  /** Where the player lives; null where the profile does not say. */
  readonly home: BillingValues | null
  readonly usesHome: boolean
  /** The fields that were touched. */
  readonly touched: readonly BillingField[]
  /** What the server found wrong. */
  readonly refused: ProfileErrors
}

export type BillingState =
  | { readonly at: 'loading' }
  | (Form & { readonly at: 'editing' })
  | (Form & { readonly at: 'askingOverwrite' })

export type BillingEvent =
  | { readonly type: 'loaded'; readonly profile: UserProfile }
  | { readonly type: 'changed'; readonly change: Partial<BillingValues> }
  | { readonly type: 'restored'; readonly change: Partial<BillingValues> }
  | { readonly type: 'touched'; readonly field: BillingField }
  | { readonly type: 'refused'; readonly errors: ProfileErrors }
  | { readonly type: 'home-chosen'; readonly isChosen: boolean }
  | { readonly type: 'overwrite-confirmed' }
  | { readonly type: 'overwrite-declined' }

/** Nearly everybody who pays here is billed here. */
const blank: BillingValues = { ...emptyAddress, country: 'United States', countryCode: 'US', phone: '' }

const phoneOf = ({ phones }: UserProfile, type: PhoneType) =>
  maskPhone(phones.find(({ phoneTypeId }) => phoneTypeId === type)?.phone ?? '')

const addressOf = ({ address1, address2, apartmentNumber, city, ...rest }: Address): AddressValues => {
  const { state, stateCode, country, countryCode, zipCode } = rest
  return { address1, address2, apartmentNumber, city, state, stateCode, country, countryCode, zipCode }
}

const billingOf = (profile: UserProfile): BillingValues => {
  const billing = profile.addresses.find(({ addressTypeId }) => addressTypeId === 'BILLING')
  return billing ? { ...addressOf(billing), phone: phoneOf(profile, 'BILLING') } : blank
}

const homeOf = (profile: UserProfile): BillingValues | null => {
  const { addresses } = profile
  if (!addresses.some(({ addressTypeId }) => addressTypeId === 'HOME')) return null
  const { firstName: _, lastName: __, birthDate: ___, gender: ____, ...home } = profileValues(profile)
  return { ...home, phone: maskPhone(home.phone) }
}

const isSame = (one: BillingValues, other: BillingValues) =>
  Object.entries(one).every(([field, value]) => other[field as keyof BillingValues] === value)

const withHome = (form: Form): BillingState =>
  form.home
    ? { ...form, at: 'editing', values: form.home, usesHome: true, touched: [], refused: {} }
    : { ...form, at: 'editing' }

function chosen(form: Form, isChosen: boolean): BillingState {
  if (!isChosen)
    return { ...form, at: 'editing', values: form.initial, usesHome: false, touched: [], refused: {} }
  const holdsData = !isSame(form.values, blank) && !(form.home && isSame(form.values, form.home))
  return holdsData ? { ...form, at: 'askingOverwrite' } : withHome(form)
}

function begun(profile: UserProfile): BillingState {
  const saved = billingOf(profile)
  const home = homeOf(profile)
  return {
    at: 'editing',
    values: saved,
    initial: saved,
    saved,
    home,
    usesHome: false,
    touched: [],
    refused: {},
  }
}

/** Nothing was entered or chosen yet, or all of it was taken back. */
const isUntouched = (state: BillingState & Form) =>
  state.at === 'editing' && !state.usesHome && isSame(state.values, state.initial)

function transition(state: BillingState, event: BillingEvent): Step<BillingState, Abandon> {
  if (state.at === 'loading') return [event.type === 'loaded' ? begun(event.profile) : state, []]
  switch (event.type) {
    case 'changed': {
      const refused = withoutChanged(state.refused, event.change)
      // What differs from home is not home.
      return [{ ...state, values: { ...state.values, ...event.change }, refused, usesHome: false }, []]
    }
    case 'restored': {
      const values = { ...state.values, ...event.change }
      return [{ ...state, values, usesHome: state.home !== null && isSame(values, state.home) }, []]
    }
    case 'touched':
      return [{ ...state, touched: withTouched(state.touched, event.field) }, []]
    case 'refused':
      return [{ ...state, refused: event.errors }, []]
    case 'home-chosen':
      return state.at === 'editing' ? [chosen(state, event.isChosen), []] : [state, []]
    case 'overwrite-confirmed':
      return state.at === 'askingOverwrite' ? [withHome(state), []] : [state, []]
    case 'overwrite-declined':
      return state.at === 'askingOverwrite' ? [{ ...state, at: 'editing' }, []] : [state, []]
    case 'loaded':
      // What was known at first may be of an earlier visit.
      return [isUntouched(state) ? begun(event.profile) : { ...state, saved: billingOf(event.profile) }, []]
  }
}

/** Where the bills go: entered, or taken from the home address. */
export const billingMachine: Machine<BillingState, BillingEvent, never> = {
  initial: { at: 'loading' },
  transition,
}

/** The address that was entered or chosen, until it is the profile's billing address. */
export const billingDraft: FormDraft<BillingState, BillingEvent, Record<string, string>> = {
  form: 'billing',
  struct: textFields,
  inputOf: state =>
    state.at === 'loading' ? undefined : isSame(state.values, state.saved) ? null : { ...state.values },
  restored: input => ({ type: 'restored', change: knownFields(input, blank) }),
}
