import { citiesFixture, countriesFixture, statesFixture } from '@players-club/domain-models/fixtures'
import type { AddressLists } from './AddressForm.tsx'

/** All address lists have loaded. */
export const addressLists: AddressLists = {
  countries: countriesFixture,
  states: statesFixture,
  cities: citiesFixture,
  loading: null,
  failed: null,
  retry: () => {},
}
