import type { MessageKey } from '@players-club/domain-models'
import type { PersonField } from '../PersonFields/PersonFields.tsx'

/** The labels of the fields. */
export const labelKeys: Readonly<Record<PersonField, MessageKey>> = {
  firstName: 'profile.person.firstName',
  lastName: 'profile.person.lastName',
  birthDate: 'profile.person.birthDate',
  phone: 'profile.person.phone',
  gender: 'profile.person.gender',
  country: 'profile.address.country',
  address1: 'profile.address.address1',
  address2: 'profile.address.address2',
  apartmentNumber: 'profile.address.apartmentNumber',
  state: 'profile.address.state',
  city: 'profile.address.city',
  zipCode: 'profile.address.zipCode',
}
