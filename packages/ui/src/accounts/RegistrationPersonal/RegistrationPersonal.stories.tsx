import { emptyAddress, type ProfileValues } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { RegistrationView } from '../RegistrationView/RegistrationView.tsx'
import { RegistrationPersonal } from './RegistrationPersonal.tsx'
import { registrationProgresses } from './RegistrationProgress.tsx'

const empty: ProfileValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: '',
  phone: '',
  ...emptyAddress,
}
const filled: ProfileValues = {
  firstName: 'Ana',
  lastName: 'Vega',
  birthDate: '1990-04-27',
  gender: 'FEMALE',
  phone: '(602) 555-0100',
  address1: '1200 W Washington St',
  address2: '',
  apartmentNumber: '4B',
  city: 'Phoenix',
  state: 'Arizona',
  stateCode: 'AZ',
  country: 'United States',
  countryCode: 'US',
  zipCode: '85007',
}

const meta = {
  title: 'Accounts/RegistrationPersonal',
  component: RegistrationPersonal,
  parameters: { layout: 'fullscreen' },
  args: {
    form: empty,
    onChange: fn(),
    onLeave: fn(),
    onSave: fn(),
    onSkip: fn(),
    onBack: fn(),
    onRetry: fn(),
    errors: {},
    isRefused: false,
    lists: addressLists,
    maskPhone: value => value,
    shownFields: { gender: true, phone: true },
    progress: null,
    failure: null,
  },
  argTypes: { progress: { control: 'inline-radio', options: [null, ...registrationProgresses] } },
  render: args => (
    <RegistrationView step={1} onBack={args.onBack}>
      <RegistrationPersonal {...args} />
    </RegistrationView>
  ),
} satisfies Meta<typeof RegistrationPersonal>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled } }
export const Refused: Story = {
  args: {
    form: { ...empty, birthDate: '2010-01-31' },
    isRefused: true,
    errors: {
      firstName: { key: 'field.firstName' },
      lastName: { key: 'field.lastName' },
      birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
    },
  },
}
export const AddressNotValid: Story = {
  args: { form: filled, isRefused: true, errors: { city: { key: 'field.city' } } },
}
export const LookupsLoading: Story = {
  args: { lists: { ...addressLists, countries: [], loading: 'countries' } },
}
export const LookupsFailed: Story = {
  args: { lists: { ...addressLists, countries: [], failed: 'countries' } },
}
export const Proving: Story = { args: { form: filled, progress: 'proving' } }
export const Registering: Story = { args: { form: filled, progress: 'registering' } }
export const CaptchaFailed: Story = {
  args: { form: filled, failure: { of: 'captcha', message: { key: 'registration.captcha.failed' } } },
}
export const Failed: Story = {
  args: { form: filled, failure: { of: 'registration', message: { key: 'registration.failed' } } },
}
export const Offline: Story = {
  args: { form: filled, failure: { of: 'registration', message: { key: 'error.offline' } } },
}
export const WithoutPhoneAndGender: Story = { args: { shownFields: { gender: false, phone: false } } }
