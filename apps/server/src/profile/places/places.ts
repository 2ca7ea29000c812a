import type { City, Country, State } from '@players-club/domain-models'
import { ARIZONA_CITIES } from './arizona.ts'
import { NORTH_AMERICA } from './northAmerica.ts'

const ARIZONA = 840_04

const statesFrom = (countryId: number, lines: string): State[] =>
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [number, stateCode = '', ...name] = line.trim().split(' ')
      return { id: countryId * 100 + Number(number), name: name.join(' '), stateCode }
    })

const states: ReadonlyMap<number, State[]> = new Map(
  NORTH_AMERICA.map(({ id, states: lines }) => [id, statesFrom(id, lines)]),
)

const cities: ReadonlyMap<number, City[]> = new Map([
  [
    ARIZONA,
    ARIZONA_CITIES.map((name, index) => ({ id: ARIZONA * 1000 + index + 1, name })).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en'),
    ),
  ],
])

/** The countries of addresses, the lottery's own first. */
export const countries: readonly Country[] = NORTH_AMERICA.map(({ id, name, iso2 }) => ({ id, name, iso2 }))

/** The states of a country; empty for an unknown country. */
export const statesOf = (countryId: number): State[] => states.get(countryId) ?? []

/** The cities of a state; empty if the list is not complete, and then any city may be entered. */
export const citiesOf = (stateId: number): City[] => cities.get(stateId) ?? []
