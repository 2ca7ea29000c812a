import { emptyAddress, profileValues } from '@players-club/domain-models'
import { newcomerProfile, verifiedProfile } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { addressLists } from '../AddressForm/addressLists.fixtures.ts'
import { ProfileView } from './ProfileView.tsx'

const newcomer = profileValues(newcomerProfile)
const verified = { ...profileValues(verifiedProfile), phone: '(602) 555-0100' }

const meta = {
  title: 'Profile/ProfileView',
  component: ProfileView,
  args: {
    saved: newcomerProfile,
    values: newcomer,
    earns: 500,
    loadError: null,
    failure: null,
    errors: {},
    wrong: [],
    lists: addressLists,
    shownFields: { gender: true, phone: true },
    maskPhone: value => value,
    showsVerification: true,
    isLocked: false,
    isChanged: false,
    canSave: false,
    isSaving: false,
    onChange: fn(),
    onLeave: fn(),
    onEdit: fn(),
    onSave: fn(),
    onUndo: fn(),
    onVerify: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileView>

export default meta
type Story = StoryObj<typeof meta>

export const Newcomer: Story = {}
export const Verified: Story = { args: { saved: verifiedProfile, values: verified, isLocked: true } }
export const VerifiedUnlocked: Story = {
  args: {
    saved: verifiedProfile,
    values: { ...verified, firstName: 'Zoë' },
    isChanged: true,
    canSave: true,
  },
}
export const Expired: Story = {
  args: { saved: { ...verifiedProfile, idologyExpired: true }, values: verified },
}
export const WithoutLounge: Story = {
  args: { saved: verifiedProfile, values: verified, isLocked: true, showsVerification: false },
}
export const Incomplete: Story = {
  args: {
    values: { ...newcomer, ...emptyAddress, country: 'United States', countryCode: 'US', phone: '(602) 5' },
    errors: { phone: { key: 'field.phone' } },
    wrong: ['address1', 'state', 'city', 'zipCode', 'phone'],
    isChanged: true,
  },
}
export const Saving: Story = {
  args: { values: { ...newcomer, firstName: 'Nicola' }, isChanged: true, isSaving: true },
}
export const Refused: Story = {
  args: {
    values: { ...verified, city: 'Toronto' },
    failure: { key: 'registration.addressInvalid' },
    errors: { city: { key: 'field.city' } },
    wrong: ['city'],
    isChanged: true,
  },
}
export const Offline: Story = {
  args: {
    values: { ...newcomer, firstName: 'Nicola' },
    failure: { key: 'error.offline' },
    isChanged: true,
    canSave: true,
  },
}
export const LongWords: Story = {
  args: {
    saved: { ...newcomerProfile, email: `${'very.long.address.'.repeat(5)}name@players.example` },
    values: { ...verified, firstName: 'Wolfeschlegelsteinhausenberger', address1: 'x'.repeat(255) },
  },
}
export const Loading: Story = { args: { saved: undefined, values: undefined } }
export const NotLoaded: Story = {
  args: { saved: undefined, values: undefined, loadError: { key: 'error.offline' } },
}
