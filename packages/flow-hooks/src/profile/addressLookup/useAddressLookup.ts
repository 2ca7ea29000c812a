'use client'

import { useEffect } from 'react'
import type { AddressValues, City, Country, State } from '@players-club/domain-models'
import { createStore } from '../../club/store/createStore.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { idleOperation } from '../../club/operations/Operation.ts'
import { addressLookupOf, type LookupList } from './createAddressLookup.ts'

/** A list that an address is chosen from. */
export type LookupPart = 'countries' | 'states' | 'cities'

/** What `useAddressLookup` returns: the countries, states and cities that an address is chosen from. */
export type AddressLookup = {
  readonly countries: readonly Country[]
  /** Of the chosen country. */
  readonly states: readonly State[]
  /** Of the chosen state; empty where not all are known, and any may be entered. */
  readonly cities: readonly City[]
  /** The list that is on its way. */
  readonly loading: LookupPart | null
  /** The list that could not be had. */
  readonly failed: LookupPart | null
  retry(): void
}

const unasked: LookupList<never> = {
  ...createStore(idleOperation<never[]>()),
  run: async () => {},
  load() {},
}

/** The lists that an address is chosen from: countries, then the states of the chosen one, then its cities. */
export function useAddressLookup({
  countryCode,
  stateCode,
}: Pick<AddressValues, 'countryCode' | 'stateCode'>): AddressLookup {
  const slice = addressLookupOf(useClub())
  const countries = useStore(slice.countries)
  const country = countries.data?.find(({ iso2 }) => iso2 === countryCode)
  const stateList: LookupList<State> = country ? slice.states(country.id) : unasked
  const states = useStore(stateList)
  const state = states.data?.find(one => one.stateCode === stateCode)
  const cityList: LookupList<City> = state ? slice.cities(state.id) : unasked
  const cities = useStore(cityList)

  useEffect(() => slice.countries.load(), [slice])
  useEffect(() => stateList.load(), [stateList])
  useEffect(() => cityList.load(), [cityList])

  const lists = [
    ['countries', countries, slice.countries],
    ['states', states, stateList],
    ['cities', cities, cityList],
  ] as const
  const failed = lists.find(([, { error }]) => error)
  return useStableVerbs({
    countries: countries.data ?? [],
    states: states.data ?? [],
    cities: cities.data ?? [],
    loading: lists.find(([, { loading }]) => loading)?.[0] ?? null,
    failed: failed?.[0] ?? null,
    retry: () => failed?.[2].load(),
  })
}
