import { ApiError, type InputOf, type updateProfile } from '@players-club/api-client'
import {
  emptyAddress,
  GENDERS,
  isIdentityValid,
  profileValues,
  type ProfileValues,
  type UserProfile,
} from '@players-club/domain-models'
import { ADDRESS_FIELDS, maskPhone, phoneDigits, type ProfileErrors } from '@players-club/forms-validation'
import { addressEntryOf } from '../addressLookup/addressEntryOf.ts'

/** A field of the profile that can be invalid. */
export type ProfileField = keyof ProfileErrors
export type ProfileBody = InputOf<typeof updateProfile>['body']

/** What the form holds for a profile, with the telephone number in its shape. */
export function formOf(profile: UserProfile): ProfileValues {
  const values = profileValues(profile)
  return { ...values, phone: maskPhone(values.phone) }
}

/** The texts of a form's fields. */
type Fields<T> = { readonly [Field in keyof T]: string }

const partsOf = <T extends Fields<T>>(values: T, fields: object): Partial<T> =>
  // Object.fromEntries forgets the keys; they are fields of the form.
  Object.fromEntries(Object.entries(values).filter(([field]) => field in fields)) as Partial<T>

export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was changed here. An address is one thing, or it would end up with the street of one and the city of the other. */
export function changesOf<T extends Fields<T>>(values: T, saved: T): Record<string, string> {
  const keepsAddress = !isSame(partsOf(values, emptyAddress), partsOf(saved, emptyAddress))
  const before = new Map(Object.entries(saved))
  const own = Object.entries<string>(values).filter(([field, value]) =>
    field in emptyAddress ? keepsAddress : value !== before.get(field),
  )
  return Object.fromEntries(own)
}

export const isEdited = <T extends Fields<T>>(values: T, saved: T): boolean =>
  Object.keys(changesOf(values, saved)).length > 0

/**
 * What was changed here, on top of what has been saved elsewhere since: another tab's changes of other fields stay.
 */
export function rebased(values: ProfileValues, saved: ProfileValues, fresh: ProfileValues): ProfileValues {
  return { ...fresh, ...changesOf(values, saved) }
}

const personFields = { firstName: '', lastName: '', birthDate: '' }

/**
 * What was entered, with what an identity check vouches for: the person, and the home address if there is one. An ID
 * scan needs none, so a first one that was entered stays.
 */
export function withVerified(values: ProfileValues, vouched: ProfileValues): ProfileValues {
  const hasAddress = !isSame(partsOf(vouched, emptyAddress), emptyAddress)
  return { ...values, ...partsOf(vouched, hasAddress ? { ...personFields, ...emptyAddress } : personFields) }
}

/** The identity was verified after this profile was read. */
export const isJustVerified = (saved: UserProfile, fresh: UserProfile): boolean =>
  isIdentityValid(fresh) && !isIdentityValid(saved)

/** What was changed here, on top of the fresh profile. What an identity check has verified meanwhile stands. */
export function onFresh(values: ProfileValues, saved: UserProfile, fresh: UserProfile): ProfileValues {
  const own = rebased(values, formOf(saved), formOf(fresh))
  return isJustVerified(saved, fresh) ? withVerified(own, formOf(fresh)) : own
}

/** What is sent: a gender that is not given is null, of a telephone number its digits. */
export function bodyOf(values: ProfileValues): ProfileBody {
  const phone = phoneDigits(values.phone)
  const home = addressEntryOf(values)
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: values.birthDate,
    gender: GENDERS.find(gender => gender === values.gender) ?? null,
    phones: phone ? [{ phone, phoneTypeId: 'MOBILE' }] : [],
    addresses: home ? [{ ...home, addressTypeId: 'HOME' }] : [],
  }
}

/** The fields that the server found wrong, where it names them. */
export function refusedFields(error: unknown): ProfileErrors {
  const { messageKey: key, problem } = error instanceof ApiError ? error : {}
  switch (key) {
    case 'field.firstName':
    case 'field.lastName':
    case 'field.birthDate':
      return { [key.slice('field.'.length)]: { key } }
    case 'field.birthDate.tooYoung':
      return { birthDate: { key, params: problem?.params } }
    case 'registration.addressInvalid': {
      const named = String(problem?.params?.fields ?? '').split(', ')
      const wrong = ADDRESS_FIELDS.filter(field => named.includes(field))
      return Object.fromEntries(wrong.map(field => [field, { key: `field.${field}` }]))
    }
    default:
      return {}
  }
}
