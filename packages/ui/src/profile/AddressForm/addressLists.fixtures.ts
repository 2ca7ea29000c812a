import { citiesFixture, countriesFixture, statesFixture } from '@players-club/domain-models/fixtures'
import type { AddressLists } from './AddressForm.tsx'

/** Everything that an address is chosen from has come. */
export const addressLists: AddressLists = {
  countries: countriesFixture,
  states: statesFixture,
  cities: citiesFixture,
  loading: null,
  failed: null,
  retry: () => {},
}
