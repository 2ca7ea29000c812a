import { getCities, getCountries, getStates } from '@players-club/api-client'
import type { City, Country, State } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { createOperation, type OperationStore } from '../../club/operations/createOperation.ts'

/** A list of the look-up, asked for once and again after a failure. */
export type LookupList<T> = OperationStore<readonly T[]> & { load(): void }

export type AddressLookupSlice = {
  readonly countries: LookupList<Country>
  states(countryId: number): LookupList<State>
  cities(stateId: number): LookupList<City>
}

/**
 * The address slice. Countries, states and cities belong to no player: it is not added to the application state, and
 * stays when that is cleared.
 */
export function createAddressLookup({ api }: Pick<Club, 'api'>): AddressLookupSlice {
  function list<T>(ask: () => Promise<readonly T[]>): LookupList<T> {
    const operation = createOperation<readonly T[]>()
    return {
      ...operation,
      load() {
        const { loading, data } = operation.getState()
        if (!loading && !data) void operation.run(ask)
      },
    }
  }
  function listById<T>(ask: (id: number) => Promise<readonly T[]>) {
    const known = new Map<number, LookupList<T>>()
    return (id: number) => {
      const found = known.get(id) ?? list(() => ask(id))
      known.set(id, found)
      return found
    }
  }
  return {
    countries: list(async () => (await api.call(getCountries)).countries),
    states: listById(async countryId => (await api.call(getStates, { params: { countryId } })).states),
    cities: listById(async stateId => (await api.call(getCities, { params: { stateId } })).cities),
  }
}

/** One slice for each club, made by the first form that asks: most visits never see an address. */
const slices = new WeakMap<Club, AddressLookupSlice>()

export function addressLookupOf(club: Club): AddressLookupSlice {
  const slice = slices.get(club) ?? createAddressLookup(club)
  slices.set(club, slice)
  return slice
}
