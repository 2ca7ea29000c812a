import { emptyAddress, profileValues } from '@players-club/domain-models'
import { countriesFixture, statesFixture, verifiedProfile } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PersonFields } from './PersonFields.tsx'

const values = { ...profileValues(verifiedProfile), phone: '(602) 555-0100' }

const meta = {
  title: 'Profile/PersonFields',
  component: PersonFields,
  args: {
    values,
    errors: {},
    lists: {
      countries: countriesFixture,
      states: statesFixture,
      cities: [],
      loading: null,
      failed: null,
      retry: fn(),
    },
    shownFields: { gender: true, phone: true },
    maskPhone: value => value,
    idPrefix: 'person',
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof PersonFields>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = {
  args: {
    values: { ...emptyAddress, firstName: '', lastName: '', birthDate: '', gender: '', phone: '' },
  },
}
export const Wrong: Story = {
  args: {
    values: { ...values, firstName: 'An4', birthDate: '2020-01-01', phone: '(602) 5' },
    errors: {
      firstName: { key: 'field.firstName' },
      birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
      phone: { key: 'field.phone' },
    },
  },
}
export const WithoutGenderAndPhone: Story = { args: { shownFields: { gender: false, phone: false } } }
export const Disabled: Story = { args: { isDisabled: true } }
