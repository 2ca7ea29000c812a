import { emptyAddress, profileValues } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useArgState } from '../../testing/useArgState.ts'
import { addressLists } from './addressLists.fixtures.ts'
import { AddressForm } from './AddressForm.tsx'

const home = profileValues(verifiedProfile)
const begun = { ...emptyAddress, country: 'United States', countryCode: 'US' }

const meta = {
  title: 'Profile/AddressForm',
  component: AddressForm,
  args: { values: emptyAddress, onChange: fn(), errors: {}, lists: addressLists, idPrefix: 'home' },
  render: function Filled(args) {
    const [values, setValues] = useArgState(args.values)
    return <AddressForm {...args} values={values} onChange={change => setValues({ ...values, ...change })} />
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const CountryChosen: Story = { args: { values: begun, lists: { ...addressLists, cities: [] } } }
export const Filled: Story = { args: { values: home } }
export const AnyCity: Story = {
  args: {
    values: { ...home, state: 'California', stateCode: 'CA', city: 'Needles' },
    lists: { ...addressLists, cities: [] },
  },
}
export const LoadingCountries: Story = {
  args: { lists: { ...addressLists, countries: [], states: [], cities: [], loading: 'countries' } },
}
export const LoadingWithAddress: Story = {
  args: {
    values: home,
    lists: { ...addressLists, countries: [], states: [], cities: [], loading: 'countries' },
  },
}
export const LoadingStates: Story = {
  args: { values: begun, lists: { ...addressLists, states: [], cities: [], loading: 'states' } },
}
export const LoadingCities: Story = {
  args: {
    values: { ...begun, state: 'Arizona', stateCode: 'AZ' },
    lists: { ...addressLists, cities: [], loading: 'cities' },
  },
}
export const LookupFailed: Story = {
  args: { values: begun, lists: { ...addressLists, states: [], cities: [], failed: 'states' } },
}
export const Missing: Story = {
  args: {
    values: begun,
    lists: { ...addressLists, cities: [] },
    errors: {
      address1: { key: 'field.address1' },
      state: { key: 'field.state' },
      city: { key: 'field.city' },
      zipCode: { key: 'field.zipCode' },
    },
  },
}
export const Disabled: Story = { args: { values: home, isDisabled: true } }
export const ForIdentity: Story = { args: { values: home, isForIdentity: true } }
