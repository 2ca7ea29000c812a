import type { AddressEntry } from '@players-club/api-client/contract'
import { plainName } from '@players-club/domain-models'
import { ADDRESS_FIELDS, addressRules, type AddressField } from '@players-club/forms-validation'
import { Refusal } from '../../kernel/http/problem.ts'
import { citiesOf, countries, statesOf } from './places.ts'

const refuse = (fields: readonly AddressField[]) =>
  new Refusal('registration.addressInvalid', {
    detail: fields.join(', '),
    params: { fields: fields.join(', ') },
  })

const tidy = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const isBroken = (address: AddressEntry) => (field: AddressField) =>
  addressRules[field](address[field], { country: address.country }) !== null

/**
 * An address as stored: trimmed, with the names of its codes. Refuses an impossible one with its fields: a state
 * outside its country, or a city outside a state with a complete list.
 */
export const checkAddress = (entry: AddressEntry): AddressEntry => {
  const country = countries.find(({ iso2 }) => iso2 === entry.countryCode)
  if (!country) throw refuse(['country'])
  const state = statesOf(country.id).find(({ stateCode }) => stateCode === entry.stateCode)
  if (!state) throw refuse(['state'])
  const known = citiesOf(state.id)
  const written = tidy(entry.city)
  const city = known.find(({ name }) => plainName(name) === plainName(written))
  if (known.length > 0 && !city) throw refuse(['city'])
  const address: AddressEntry = {
    address1: tidy(entry.address1),
    address2: tidy(entry.address2),
    apartmentNumber: tidy(entry.apartmentNumber),
    zipCode: tidy(entry.zipCode),
    city: city?.name ?? written,
    state: state.name,
    stateCode: state.stateCode,
    country: country.name,
    countryCode: country.iso2,
  }
  const broken = ADDRESS_FIELDS.filter(isBroken(address))
  if (broken.length > 0) throw refuse(broken)
  return address
}
