import { emptyAddress, profileValues, type AddressValues } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressLists } from './addressLists.fixtures.ts'
import { expectPendingRetry } from '../../testing/expectPendingRetry.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'

const home = profileValues(verifiedProfile)
const begun = { ...emptyAddress, country: 'United States', countryCode: 'US' }

interface FormProps extends Partial<AddressFormProps> {
  start: AddressValues
  reported?: (change: Partial<AddressValues>) => void
}

function Form({ start, reported, ...props }: FormProps) {
  const [values, setValues] = useState(start)
  const change = (part: Partial<AddressValues>) => {
    setValues({ ...values, ...part })
    reported?.(part)
  }
  return (
    <AddressForm
      errors={{}}
      lists={addressLists}
      idPrefix="home"
      {...props}
      values={values}
      onChange={change}
    />
  )
}

async function form(
  start: AddressValues = emptyAddress,
  props: Partial<AddressFormProps> = {},
  locale?: 'es',
) {
  const reported = vi.fn<(change: Partial<AddressValues>) => void>()
  const screen = await renderUi(<Form start={start} reported={reported} {...props} />, locale)
  const box = (name: string) => screen.getByRole('textbox', { name })
  const combo = (name: string) => screen.getByRole('combobox', { name })
  return { screen, reported, box, combo }
}

test('[VALID-018] the form asks only for the country until one is selected', async () => {
  const { screen, combo, box } = await form()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await combo('Country (optional)').selectOptions('United States')
  await expect.element(box('Street address')).toBeVisible()
  await expect.element(box('Zip code')).toBeVisible()
  await expect.element(combo('State')).toBeVisible()
})

test('a new country resets state and city, and no country resets the whole address', async () => {
  const { reported, combo, screen } = await form(home)
  await combo('Country (optional)').selectOptions('Canada')
  expect(reported).toHaveBeenLastCalledWith({
    country: 'Canada',
    countryCode: 'CA',
    state: '',
    stateCode: '',
    city: '',
  })
  await combo('Country (optional)').selectOptions('')
  expect(reported).toHaveBeenLastCalledWith(emptyAddress)
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
})

test('a new state resets the city', async () => {
  const { reported, combo } = await form(home)
  await combo('State').selectOptions('California')
  expect(reported).toHaveBeenLastCalledWith({ state: 'California', stateCode: 'CA', city: '' })
})

test('[API-028] a city is searched by typing where all cities are known', async () => {
  const { reported, combo, screen } = await form(home)
  await combo('City').fill('flag')
  await screen.getByRole('option', { name: 'Flagstaff' }).click()
  expect(reported).toHaveBeenLastCalledWith({ city: 'Flagstaff' })
})

test('any city may be entered where the list is incomplete', async () => {
  const { reported, box } = await form({ ...home, city: '' }, { lists: { ...addressLists, cities: [] } })
  await box('City').fill('Needles')
  expect(reported).toHaveBeenLastCalledWith({ city: 'Needles' })
})

test('the city is disabled until a state is selected', async () => {
  const { box } = await form(begun, { lists: { ...addressLists, cities: [] } })
  await expect.element(box('City')).toBeDisabled()
  await expect.element(box('City')).toHaveAccessibleDescription('Choose a state first.')
})

test('a complete address is shown before its lists have loaded', async () => {
  const { combo } = await form(home, {
    lists: { ...addressLists, countries: [], states: [], cities: [], loading: 'countries' },
  })
  await expect.element(combo('Country (optional)')).toHaveDisplayValue('United States')
  await expect.element(combo('State')).toHaveDisplayValue('Arizona')
})

test('a list that could not be loaded is loaded again by a button that is pending meanwhile', async () => {
  const loading = Promise.withResolvers<void>()
  const retry = vi.fn(() => loading.promise)
  const { screen } = await form(begun, { lists: { ...addressLists, states: [], failed: 'states', retry } })
  const [alert, button] = [screen.getByRole('alert'), screen.getByRole('button', { name: 'Try again' })]
  await expectPendingRetry(alert, button, loading.resolve)
  expect(retry).toHaveBeenCalledOnce()
})

test.each([
  ['countries', 'Country (optional)'],
  ['states', 'State'],
  ['cities', 'City'],
] as const)('focus moves to the field of the %s when their list has come', async (failed, name) => {
  const missing = { ...addressLists, [failed]: [], failed }
  const start = { ...begun, state: 'Arizona', stateCode: 'AZ' }
  const { screen, combo } = await form(start, { lists: missing })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.rerender(<Form start={start} />)
  await expect.element(combo(name)).toHaveFocus()
})

test('a missing list that comes without a press on Try again takes no focus', async () => {
  const { screen } = await form(begun, { lists: { ...addressLists, states: [], failed: 'states' } })
  await screen.rerender(<Form start={begun} />)
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  expect(document.body).toHaveFocus()
})

test('[VALID-025] errors are shown at their fields', async () => {
  const { box, combo } = await form(
    { ...home, zipCode: '' },
    { errors: { zipCode: { key: 'field.zipCode' }, state: { key: 'field.state' } } },
  )
  await expect.element(box('Zip code')).toHaveAccessibleDescription('Error: Please enter a valid zip code')
  await expect.element(combo('State')).toHaveAccessibleDescription('Error: Please enter a valid state')
})

test('the form can be filled in by keyboard alone', async () => {
  const { reported, combo } = await form({ ...begun, state: 'Arizona', stateCode: 'AZ' })
  await expect.element(combo('City')).toBeEnabled()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('5 Elm St{Tab}{Tab}{Tab}{Tab}tuc{Enter}{Tab}85701')
  expect(reported.mock.calls.map(([change]) => change)).toEqual(
    expect.arrayContaining([{ address1: '5 Elm St' }, { city: 'Tucson' }, { zipCode: '85701' }]),
  )
})

test('Tab reaches a field whose list is loading; focus, caret and typed text stay when the list arrives', async () => {
  const unlisted = { ...addressLists, states: [], cities: [] }
  const begin = (start: AddressValues, lists: AddressFormProps['lists']) => (
    <Form key={start.stateCode} start={start} lists={lists} />
  )
  const screen = await renderUi(begin(begun, { ...unlisted, loading: 'states' }))
  const state = screen.getByRole('combobox', { name: 'State' })
  const apartment = screen.getByRole('textbox', { name: /^Apartment/ })
  await apartment.click()
  await userEvent.tab()
  await expect.element(state).toHaveFocus()
  await expect.element(state).toHaveDisplayValue('Loading…')
  await screen.rerender(begin(begun, addressLists))
  await expect.element(state).toHaveFocus()
  await userEvent.keyboard('Ariz')
  await expect.element(state).toHaveDisplayValue('Arizona')

  const inArizona = { ...begun, state: 'Arizona', stateCode: 'AZ' }
  await screen.rerender(begin(inArizona, { ...addressLists, cities: [], loading: 'cities' }))
  const loadingCity = screen.getByRole('textbox', { name: 'City' })
  await apartment.click()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(loadingCity).toHaveFocus()
  await expect.element(loadingCity).toHaveAttribute('placeholder', 'Loading…')
  await userEvent.keyboard('tson{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await screen.rerender(begin(inArizona, addressLists))
  const city = screen.getByRole('combobox', { name: 'City' })
  await expect.element(city).toHaveFocus()
  await userEvent.keyboard('uc')
  await expect.element(city).toHaveValue('tucson')
  await userEvent.keyboard('{Enter}')
  await expect.element(city).toHaveValue('Tucson')
})

test('a form whose lists are loading is as high as with them, so that a press on the button below it is not lost', async () => {
  const filled = (lists: AddressFormProps['lists']) => <Form start={home} lists={lists} />
  const screen = await renderUi(filled({ ...addressLists, states: [], cities: [], loading: 'states' }))
  const height = () => screen.container.getBoundingClientRect().height
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Phoenix')
  const loadingStates = height()
  await screen.rerender(filled({ ...addressLists, cities: [], loading: 'cities' }))
  const loadingCities = height()
  await screen.rerender(filled(addressLists))
  await expect.element(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Phoenix')
  expect([loadingStates, loadingCities]).toEqual([height(), height()])
})

test('country names are in the reader’s language', async () => {
  const { screen } = await form(emptyAddress, {}, 'es')
  await expect.element(screen.getByRole('option', { name: 'Estados Unidos' })).toBeInTheDocument()
})

test('[PROFILE-002] a disabled form allows no changes', async () => {
  const { screen } = await form(home, { isDisabled: true })
  for (const role of ['textbox', 'combobox'] as const)
    for (const field of screen.getByRole(role).elements()) expect(field).toBeDisabled()
})
