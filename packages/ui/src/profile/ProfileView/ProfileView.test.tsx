import { profileValues } from '@players-club/domain-models'
import {
  countriesFixture,
  newcomerProfile,
  statesFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useFocusRecovery } from '../../shell/ClubLayout/useFocusRecovery.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx'

const values = profileValues(verifiedProfile)

let leave: (() => Promise<void>) | undefined
afterEach(() => {
  leave = undefined
})

function Page(props: ProfileViewProps) {
  useFocusRecovery()
  return <ProfileView {...props} />
}

async function profile(props: Partial<ProfileViewProps> = {}, locale?: 'es') {
  const callbacks = {
    onChange: vi.fn<ProfileViewProps['onChange']>(),
    onLeave: vi.fn<ProfileViewProps['onLeave']>(),
    onEdit: vi.fn<() => void>(),
    onSave: vi.fn<() => void>(),
    onUndo: vi.fn<() => void>(),
    onVerify: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
  }
  // One at a time, because the queries search the whole page.
  await leave?.()
  const view = (change: Partial<ProfileViewProps> = {}) => (
    <Page
      saved={newcomerProfile}
      values={values}
      earns={600}
      loadError={null}
      failure={null}
      errors={{}}
      wrong={[]}
      lists={{
        countries: countriesFixture,
        states: statesFixture,
        cities: [],
        loading: null,
        failed: null,
        retry: () => {},
      }}
      shownFields={{ gender: true, phone: true }}
      maskPhone={value => value}
      showsVerification
      isLocked={false}
      isChanged={false}
      canSave={false}
      isSaving={false}
      {...callbacks}
      {...props}
      {...change}
    />
  )
  const screen = await renderUi(view(), locale)
  leave = screen.unmount
  return {
    screen,
    change: (change: Partial<ProfileViewProps>) => screen.rerender(view(change)),
    ...callbacks,
    save: screen.getByRole('button', { name: locale === 'es' ? 'Guardar' : 'Save' }),
  }
}

const fieldsOf = ({ screen }: Awaited<ReturnType<typeof profile>>) =>
  (['textbox', 'combobox', 'radio'] as const).flatMap(role => screen.getByRole(role).elements())

test('[PROFILE-001] [FLAG-008] the identity status is shown only where identities are verified', async () => {
  const { screen } = await profile({ saved: verifiedProfile })
  await expect.element(screen.getByText('verified', { exact: true })).toBeVisible()
  const other = await profile()
  await expect.element(other.screen.getByText('not verified', { exact: true })).toBeVisible()
  await expect.element(other.screen.getByText(/^Verify your identity to buy tokens/)).toBeVisible()
  const without = await profile({ showsVerification: false })
  expect(without.screen.getByText(/verified$/).elements()).toHaveLength(0)
})

test('[PROFILE-004] [FLAG-008] Verify starts the verification only where identities are verified', async () => {
  const { screen, onVerify } = await profile()
  await screen.getByRole('button', { name: 'Verify' }).click()
  expect(onVerify).toHaveBeenCalledTimes(1)
  const without = await profile({ showsVerification: false })
  expect(without.screen.getByRole('button', { name: 'Verify' }).elements()).toHaveLength(0)
})

test('[PROFILE-002] [PROFILE-003] a locked form allows no changes and Edit asks to unlock it', async () => {
  const page = await profile({ saved: verifiedProfile, isLocked: true })
  const fields = fieldsOf(page)
  expect(fields.length).toBeGreaterThan(8)
  for (const field of fields) expect(field).toBeDisabled()
  expect(page.save.elements()).toHaveLength(0)
  await page.screen.getByRole('button', { name: 'Edit' }).click()
  expect(page.onEdit).toHaveBeenCalledTimes(1)
})

test('[PROFILE-003] an unlocked form allows changes to every field', async () => {
  const page = await profile({ saved: verifiedProfile })
  for (const field of fieldsOf(page)) expect(field).toBeEnabled()
})

test('[PROFILE-005] Save is disabled without changes and the form says why', async () => {
  const page = await profile()
  await expect.element(page.save).toBeDisabled()
  const form = page.screen.container.querySelector('form')
  expect(form).toHaveAccessibleDescription('There is nothing to save: your profile is as you left it.')
  const wrong = await profile({ isChanged: true, wrong: ['zipCode', 'firstName'] })
  await expect.element(wrong.save).toBeDisabled()
  const unfinished = wrong.screen.container.querySelector('form')
  expect(unfinished).toHaveAccessibleDescription('To save, check: First name and Zip code.')
  const ready = await profile({ isChanged: true, canSave: true })
  await ready.save.click()
  expect(ready.onSave).toHaveBeenCalledTimes(1)
})

test('a pending save cannot be sent twice', async () => {
  const { save, onSave } = await profile({ isChanged: true, isSaving: true })
  await save.click({ force: true })
  expect(onSave).not.toHaveBeenCalled()
})

test('no field can be changed while the profile is saved, and focus moves from its field to Save', async () => {
  const page = await profile({ isChanged: true, canSave: true })
  await page.screen.getByRole('textbox', { name: 'First name' }).click()
  await userEvent.keyboard('{Enter}')
  expect(page.onSave).toHaveBeenCalledOnce()
  await page.change({ isSaving: true })
  for (const field of fieldsOf(page)) expect(field).toBeDisabled()
  await expect.element(page.save).toHaveFocus()
  await page.change({ errors: { firstName: { key: 'field.firstName' } } })
  await expect.element(page.screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
})

test('unsaved changes are reported and can be undone', async () => {
  const { screen, onUndo } = await profile({ isChanged: true, canSave: true })
  await expect.element(screen.getByText('You have changes that are not saved yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo changes' }).click()
  expect(onUndo).toHaveBeenCalledTimes(1)
})

test('[PROFILE-009] gender has three options, one of them not to say', async () => {
  const { screen, onChange } = await profile()
  const gender = screen.getByRole('radiogroup', { name: 'Gender (optional)' })
  const names = gender
    .getByRole('radio')
    .elements()
    .map(radio => radio.closest('label')?.textContent)
  expect(names).toEqual(['Female', 'Male', 'Prefer not to say'])
  await gender.getByRole('radio', { name: 'Prefer not to say' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ gender: 'NEUTRAL' })
})

test('[VALID-024] gender and phone are absent where their setting is off, and nothing is said of gender', async () => {
  const aboutGender = /^Tell us everything below .+ Gender is up to you\.$/
  const { screen: whole } = await profile()
  await expect.element(whole.getByText(aboutGender)).toBeVisible()
  const { screen } = await profile({ shownFields: { gender: false, phone: false } })
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
  expect(screen.getByRole('textbox', { name: /Mobile number/ }).elements()).toHaveLength(0)
  await expect.element(screen.getByText(/^Tell us everything below/)).toBeVisible()
  expect(screen.getByText(/gender/i).query()).toBeNull()
})

test('[ERR-020] the reason of a failed save is announced and the entered values stay', async () => {
  const { screen } = await profile({ failure: { text: 'The registry is closed.' }, isChanged: true })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The registry is closed.')
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Vera')
})

test('[VALID-012] [VALID-025] errors are shown at their fields and each field reports its blur', async () => {
  const { screen, onLeave } = await profile({ errors: { firstName: { key: 'field.firstName' } } })
  const field = screen.getByRole('textbox', { name: 'First name' })
  await expect.element(field).toHaveAccessibleDescription('Error: Please enter a valid first name')
  await field.click()
  await screen.getByRole('textbox', { name: 'Zip code' }).click()
  await screen.getByRole('textbox', { name: 'Last name' }).click()
  expect(onLeave.mock.calls.map(([left]) => left)).toEqual(['firstName', 'zipCode'])
})

test('[EARN-001] an incomplete profile says what completing it earns, and a complete profile does not', async () => {
  const { screen } = await profile()
  await expect.element(screen.getByText(/earn 600 Points/)).toBeVisible()
  const complete = await profile({ saved: verifiedProfile })
  expect(complete.screen.getByText(/earn 600 Points/).elements()).toHaveLength(0)
})

test('the loading state is announced and a failure to load can be retried', async () => {
  const { screen } = await profile({ saved: undefined, values: undefined })
  await expect.element(screen.getByText('Loading', { exact: true })).toBeInTheDocument()
  const failed = await profile({ saved: undefined, values: undefined, loadError: { key: 'error.offline' } })
  await failed.screen.getByRole('button', { name: 'Try again' }).click()
  expect(failed.onRetry).toHaveBeenCalledTimes(1)
})

test('the page renders in Spanish', async () => {
  const { screen, save } = await profile({}, 'es')
  await expect.element(save).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Domicilio' })).toBeVisible()
})
