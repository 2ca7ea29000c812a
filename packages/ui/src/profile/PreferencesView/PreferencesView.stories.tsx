import { toggleAllPreferences, togglePreference } from '@players-club/domain-models'
import { somePreferences } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PreferencesView } from './PreferencesView.tsx'

const meta = {
  title: 'Profile/PreferencesView',
  component: PreferencesView,
  args: {
    saved: somePreferences,
    temporary: somePreferences,
    loadError: null,
    saveError: null,
    isSaving: false,
    onToggle: fn(),
    onToggleAll: fn(),
    onSave: fn(),
    onUndo: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PreferencesView>

export default meta
type Story = StoryObj<typeof meta>

const changed = togglePreference(somePreferences, 'PROMOTIONS_EMAIL', true)
const [first] = somePreferences

export const SomeOn: Story = {}
export const AllOn: Story = {
  args: {
    saved: toggleAllPreferences(somePreferences, true),
    temporary: toggleAllPreferences(somePreferences, true),
  },
}
export const AllOff: Story = {
  args: {
    saved: toggleAllPreferences(somePreferences, false),
    temporary: toggleAllPreferences(somePreferences, false),
  },
}
export const Unsaved: Story = { args: { temporary: changed } }
export const Saving: Story = { args: { temporary: changed, isSaving: true } }
export const NotSaved: Story = { args: { temporary: changed, saveError: { key: 'error.http.503' } } }
export const OfflineWhileSaving: Story = { args: { temporary: changed, saveError: { key: 'error.offline' } } }
export const Loading: Story = { args: { saved: undefined, temporary: undefined } }
export const NotLoaded: Story = {
  args: { saved: undefined, temporary: undefined, loadError: { key: 'error.offline' } },
}
/** The server has a category that this version does not know. */
export const UnknownCategory: Story = {
  args: {
    saved: first && [{ ...first, key: 'SCRATCHERS', tag: 'Scratchers', subCategories: [] }],
    temporary: first && [{ ...first, key: 'SCRATCHERS', tag: 'Scratchers', subCategories: [] }],
  },
}
