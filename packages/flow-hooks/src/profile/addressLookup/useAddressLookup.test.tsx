import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { citiesFixture, countriesFixture, statesFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useAddressLookup } from './useAddressLookup.ts'

const lists: FakeAnswers = {
  'profile.getCountries': { countries: countriesFixture },
  'profile.getStates': ({ params }) => ({ states: params.countryId === 840 ? statesFixture : [] }),
  'profile.getCities': ({ params }) => ({ cities: params.stateId === 84004 ? citiesFixture : [] }),
}

const nothing = { countryCode: '', stateCode: '' }
const arizona = { countryCode: 'US', stateCode: 'AZ' }

async function lookup(answers: FakeAnswers = lists, chosen = nothing) {
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession() }
  const tab = createTestClub({ initial, answers })
  const { result, rerender } = await renderHook(
    (now = chosen) => ({ lookup: useAddressLookup(now), club: useClub() }),
    { wrapper: tab.Wrapper, initialProps: chosen },
  )
  await tab.browser.settled()
  const { server, settled } = tab.browser
  return { result, rerender, server, settled }
}

test('[API-028] a country loads its states and a state its cities, each by id and once', async () => {
  const { result, rerender, settled, server } = await lookup()
  await expect.poll(() => result.current.lookup.countries).toEqual(countriesFixture)
  expect(server.requests.map(({ name }) => name)).toEqual(['profile.getCountries'])
  await rerender({ countryCode: 'US', stateCode: '' })
  await settled()
  await expect.poll(() => result.current.lookup.states).toEqual(statesFixture)
  expect(result.current.lookup.cities).toEqual([])
  await rerender(arizona)
  await settled()
  await expect.poll(() => result.current.lookup.cities).toEqual(citiesFixture)
  await rerender({ countryCode: 'CA', stateCode: '' })
  await settled()
  await expect.poll(() => result.current.lookup.states).toEqual([])
  await rerender(arizona)
  await settled()
  expect(server.requests.map(({ name }) => name)).toEqual([
    'profile.getCountries',
    'profile.getStates',
    'profile.getCities',
    'profile.getStates',
  ])
})

test('the look-up names the list that is loading', async () => {
  const { result, server, rerender } = await lookup({ ...lists, 'profile.getStates': hanging }, arizona)
  await expect.poll(() => result.current.lookup.loading).toBe('states')
  expect(result.current.lookup).toMatchObject({ countries: countriesFixture, states: [], failed: null })
  server.answer(lists)
  await rerender(nothing)
  await expect.poll(() => result.current.lookup.loading).toBe(null)
})

test('a list that failed to load is requested again', async () => {
  const { result, server } = await lookup({ ...lists, 'profile.getCities': offline }, arizona)
  await expect.poll(() => result.current.lookup.failed).toBe('cities')
  expect(result.current.lookup).toMatchObject({ states: statesFixture, loading: null })
  server.answer(lists)
  await result.current.lookup.retry()
  await expect.poll(() => result.current.lookup).toMatchObject({ cities: citiesFixture, failed: null })
})

test('a list stays failed until the request for it has ended', async () => {
  const { result, server } = await lookup({ ...lists, 'profile.getCities': offline }, arizona)
  await expect.poll(() => result.current.lookup.failed).toBe('cities')
  server.answer({ ...lists, 'profile.getCities': hanging })
  void result.current.lookup.retry()
  await expect.poll(() => result.current.lookup.loading).toBe('cities')
  expect(result.current.lookup.failed).toBe('cities')
})

test('[SHELL-030] clearing the application state, as sign-out does, keeps the lists', async () => {
  const { result, rerender, server, settled } = await lookup(lists, arizona)
  await expect.poll(() => result.current.lookup.cities).toEqual(citiesFixture)
  // Ends the session, which clears the state.
  result.current.club.session.end()
  await rerender(arizona)
  await settled()
  expect(result.current.lookup).toMatchObject({
    countries: countriesFixture,
    states: statesFixture,
    cities: citiesFixture,
  })
  expect(server.requests.filter(({ name }) => name.startsWith('profile.'))).toHaveLength(3)
})
