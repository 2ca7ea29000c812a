'use client'

import { getCities, getCountries, getStates } from '@players-club/api-client'
import type { AddressValues, City, Country, State } from '@players-club/domain-models'
import useSWRImmutable from 'swr/immutable'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

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
  /** Asks for the failed list again; resolves when that has ended. */
  retry(): Promise<void>
}

/** Each list is asked for once, and again on request after a failure. */
const once = { shouldRetryOnError: false }

const nowhere = { countryCode: '', stateCode: '' }

/**
 * The lists that an address is chosen from: countries, then the states of the chosen one, then its cities. They belong
 * to no player: their keys are none of the club's queries, and stay in the cache when the session changes.
 */
export function useAddressLookup({
  countryCode,
  stateCode,
}: Pick<AddressValues, 'countryCode' | 'stateCode'> = nowhere): AddressLookup {
  const { api } = useClub()
  const countries = useSWRImmutable(
    'address countries',
    async () => (await api.call(getCountries)).countries,
    once,
  )
  const country = countries.data?.find(({ iso2 }) => iso2 === countryCode)
  const states = useSWRImmutable(
    country ? (['address states', country.id] as const) : null,
    async ([, countryId]) => (await api.call(getStates, { params: { countryId } })).states,
    once,
  )
  const state = states.data?.find(one => one.stateCode === stateCode)
  const cities = useSWRImmutable(
    state ? (['address cities', state.id] as const) : null,
    async ([, stateId]) => (await api.call(getCities, { params: { stateId } })).cities,
    once,
  )

  const lists = [
    ['countries', countries],
    ['states', states],
    ['cities', cities],
  ] as const
  const failed = lists.find(([, { error }]) => error !== undefined)
  return useStableVerbs({
    countries: countries.data ?? [],
    states: states.data ?? [],
    cities: cities.data ?? [],
    loading: lists.find(([, { isValidating }]) => isValidating)?.[0] ?? null,
    failed: failed?.[0] ?? null,
    retry: async () => void (await failed?.[1].mutate()),
  })
}
