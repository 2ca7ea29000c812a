import { emptyAddress, profileValues } from '@players-club/domain-models'
import { cartFixture, verifiedProfile } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { BillingView } from './BillingView.tsx'

const blank = { ...emptyAddress, country: 'United States', countryCode: 'US', phone: '' }
const home = { ...profileValues(verifiedProfile), phone: '(602) 555-0100' }

const meta = {
  title: 'Store/BillingView',
  component: BillingView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5000,
    items: cartFixture.selectedItems,
    total: cartFixture.total,
    values: blank,
    loadError: null,
    errors: {},
    wrong: ['address1', 'state', 'city', 'zipCode', 'phone'],
    lists: { ...addressLists, cities: [] },
    maskPhone: value => value,
    usesHome: false,
    hasHome: true,
    isBusy: false,
    payment: null,
    onChange: fn(),
    onLeave: fn(),
    onUseHome: fn(),
    onPay: fn(),
    onRetry: fn(),
    onCheckAgain: fn(),
  },
} satisfies Meta<typeof BillingView>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const Home: Story = { args: { values: home, wrong: [], usesHome: true, lists: addressLists } }
export const Wrong: Story = {
  args: { errors: { address1: { key: 'field.address1' }, phone: { key: 'field.phone' } } },
}
export const Busy: Story = { args: { values: home, wrong: [], isBusy: true, lists: addressLists } }
export const WithoutHome: Story = { args: { hasHome: false } }
export const NothingInTheCart: Story = { args: { items: [], total: 0 } }
export const Checking: Story = { args: { payment: 'checking' } }
export const Unsettled: Story = { args: { payment: 'unsettled' } }
export const Loading: Story = { args: { values: undefined } }
export const NotLoaded: Story = { args: { values: undefined, loadError: { key: 'error.offline' } } }
