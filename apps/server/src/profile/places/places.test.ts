import { describe, expect, test } from 'vitest'
import { home } from '../../../test/registrations.ts'
import type { AddressEntry } from '@players-club/api-client/contract'
import { checkAddress } from './checkAddress.ts'
import { citiesOf, countries, statesOf } from './places.ts'

const idOf = (iso2: string) => countries.find(country => country.iso2 === iso2)?.id ?? 0
const refusalOf = (entry: Partial<AddressEntry>) => {
  try {
    return checkAddress({ ...home, ...entry })
  } catch (error) {
    return error
  }
}
const refused = (fields: string) => ({
  errorKey: 'registration.addressInvalid',
  details: { params: { fields } },
})

test('[API-028] the lottery’s own country comes first', () => {
  expect(countries[0]).toEqual({ id: 840, name: 'United States', iso2: 'US' })
})

test('[API-028] states belong to their country', () => {
  const us = statesOf(idOf('US'))
  expect(us).toContainEqual({ id: 84004, name: 'Arizona', stateCode: 'AZ' })
  expect(us.filter(({ id }) => id < 84057)).toHaveLength(51)
  expect(statesOf(idOf('CA')).map(({ name }) => name)).toContain('Newfoundland and Labrador')
  expect(statesOf(idOf('MX')).map(({ name }) => name)).toContain('Sonora')
  expect(statesOf(1)).toEqual([])
})

test('[API-028] the cities of Arizona are complete, and other states have none', () => {
  const arizona = citiesOf(84004).map(({ name }) => name)
  expect(arizona).toEqual(expect.arrayContaining(['Phoenix', 'Tucson', 'Sun City', 'Pinetop-Lakeside']))
  expect(arizona).toEqual(arizona.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(citiesOf(84006)).toEqual([])
})

test('no two places share an id or a name', () => {
  const states = countries.flatMap(({ id }) => statesOf(id))
  const cities = states.flatMap(({ id }) => citiesOf(id))
  for (const list of [countries, states, cities]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  }
})

describe('an address', () => {
  test('is stored with the names of its codes, and trimmed', () => {
    expect(checkAddress(home)).toEqual(home)
    const written = { address1: ' 1200  W\u0000Washington St ', city: 'phoenix', state: 'AZ', country: 'USA' }
    expect(checkAddress({ ...home, ...written })).toEqual(home)
  })

  test.each([
    [{ countryCode: 'XX' }, 'country'],
    [{ stateCode: 'ON' }, 'state'],
    [{ countryCode: 'CA' }, 'state'],
    [{ city: 'Toronto' }, 'city'],
    [{ city: '<script>alert(1)</script>' }, 'city'],
    [{ address1: ' \u0007 ', zipCode: '\t' }, 'address1, zipCode'],
    [{ address1: 'x'.repeat(256) }, 'address1'],
    [{ apartmentNumber: 'x'.repeat(51) }, 'apartmentNumber'],
  ])('[ERR-018] with %j is refused because of %s', (entry, fields) => {
    expect(refusalOf(entry)).toMatchObject(refused(fields))
  })

  test('may have any city where the list is not complete', () => {
    const abroad = {
      city: ' Nogales ',
      state: 'Sonora',
      stateCode: 'SON',
      country: 'Mexico',
      countryCode: 'MX',
    }
    expect(checkAddress({ ...home, ...abroad })).toMatchObject({ city: 'Nogales', state: 'Sonora' })
    const blank = { ...abroad, city: ' ' }
    expect(refusalOf(blank)).toMatchObject(refused('city'))
  })

  test.each(['st johns', 'St. Johns', 'ST. JOHNS'])('matches the city %j', city => {
    expect(checkAddress({ ...home, city }).city).toBe('St. Johns')
  })

  test.each(['מרכז 5', '🏠 1', '<b>1</b> Main St', "O'Neil & Sons Rd #5"])('may be at %s', address1 => {
    expect(checkAddress({ ...home, address1 }).address1).toBe(address1)
  })
})
