import { emptyAddress, identityValues } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

const values = identityValues(verifiedProfile)
const dataEntry = { at: 'dataEntry', values, errors: {}, notice: null, attemptsLeft: 3 } as const
const resting = { isAsking: false, notice: null } as const
const unavailable = { key: 'Error.idology.unavailable' } as const
const scan =
  'data:text/html,<!doctype html><html lang=en><title>ID scan</title><body><h1>Hold your ID in front of the camera</h1>'

const meta = {
  title: 'Identity/IdentityDialog',
  component: IdentityDialog,
  args: {
    isOpen: true,
    state: dataEntry,
    isLoading: false,
    loadError: null,
    hasInput: true,
    onClose: fn(),
    onReload: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onRequestScan: fn(),
    onStartScan: fn(),
    lists: addressLists,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof IdentityDialog>

export default meta
type Story = StoryObj<typeof meta>

export const DataEntry: Story = {}
export const NothingKnown: Story = {
  args: {
    state: {
      ...dataEntry,
      values: { ...emptyAddress, firstName: '', lastName: '', birthDate: '', ssnLast4: '' },
    },
  },
}
export const Missing: Story = {
  args: {
    state: {
      ...dataEntry,
      values: { ...values, firstName: '', city: '' },
      errors: {
        firstName: { key: 'field.firstName' },
        birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
        city: { key: 'field.city' },
        ssnLast4: { key: 'field.ssnLast4' },
      },
    },
  },
}
export const AlreadyValidated: Story = {
  args: {
    state: { ...dataEntry, attemptsLeft: 1, notice: { key: 'Error.idology.profileAlreadyValidated' } },
  },
}
export const Unreachable: Story = { args: { state: { ...dataEntry, notice: unavailable } } }
export const Offline: Story = { args: { state: { ...dataEntry, notice: { key: 'error.offline' } } } }
export const InProgress: Story = { args: { state: { at: 'inProgress', values, attemptsLeft: 3 } } }
export const Failed: Story = { args: { state: { at: 'error', attemptsLeft: 2 } } }
export const FailedWithOneAttemptLeft: Story = { args: { state: { at: 'error', attemptsLeft: 1 } } }
export const Verified: Story = { args: { state: { at: 'verified', profileUpdated: false } } }
export const VerifiedWithNewProfile: Story = { args: { state: { at: 'verified', profileUpdated: true } } }
export const Expired: Story = { args: { state: { at: 'dataExpired', ...resting } } }
export const Renewing: Story = { args: { state: { at: 'dataExpired', isAsking: true, notice: null } } }
export const NotRenewed: Story = {
  args: { state: { at: 'dataExpired', isAsking: false, notice: unavailable } },
}
export const NoAttemptsLeft: Story = {
  args: { state: { at: 'maxAttemptsReached', manualScanUrl: scan, ...resting } },
}
export const AskingForScan: Story = {
  args: { state: { at: 'maxAttemptsReached', manualScanUrl: null, isAsking: true, notice: null } },
}
export const NoScan: Story = {
  args: { state: { at: 'maxAttemptsReached', manualScanUrl: null, ...resting } },
}
export const Scanning: Story = {
  args: { state: { at: 'manualEntry', manualScanUrl: scan, isUnread: false } },
}
export const ScanUnread: Story = {
  args: { state: { at: 'manualEntry', manualScanUrl: scan, isUnread: true } },
}
export const ScanFailed: Story = { args: { state: { at: 'manualScanError', ...resting } } }
export const Loading: Story = { args: { isLoading: true } }
export const NotLoaded: Story = { args: { loadError: { key: 'error.http.503' } } }
