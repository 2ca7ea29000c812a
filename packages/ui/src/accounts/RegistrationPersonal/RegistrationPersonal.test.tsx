import { emptyAddress, type ProfileValues } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { useFocusRecovery } from '../../shell/ClubLayout/useFocusRecovery.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { RegistrationPersonal, type RegistrationPersonalProps } from './RegistrationPersonal.tsx'

const empty: ProfileValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: '',
  phone: '',
  ...emptyAddress,
}

function Page(props: RegistrationPersonalProps) {
  useFocusRecovery()
  return <RegistrationPersonal {...props} />
}

function view(change: Partial<RegistrationPersonalProps> = {}) {
  const props: RegistrationPersonalProps = {
    form: empty,
    onChange: () => {},
    onLeave: () => {},
    onSave: () => {},
    onSkip: () => {},
    onBack: () => {},
    onRetry: () => {},
    errors: {},
    isRefused: false,
    lists: addressLists,
    maskPhone: value => value.toUpperCase(),
    shownFields: { gender: true, phone: true },
    progress: null,
    failure: null,
  }
  return <Page {...props} {...change} />
}

test('[REG-004] the step has names, birth date, address, mobile number and gender', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(view({ onChange }))
  await screen.getByLabelText('First name').fill('Ana')
  await screen.getByLabelText('Last name').fill('Vega')
  await screen.getByLabelText('Year').fill('1990')
  await screen.getByLabelText(/^Country/).selectOptions('US')
  await screen.getByLabelText(/^Mobile number/).fill('602')
  await screen.getByRole('radio', { name: 'Prefer not to say' }).click()
  expect(onChange.mock.calls).toEqual([
    [{ firstName: 'Ana' }],
    [{ lastName: 'Vega' }],
    [{ birthDate: '1990--' }],
    [{ country: 'United States', countryCode: 'US', state: '', stateCode: '', city: '' }],
    [{ phone: '602' }],
    [{ gender: 'NEUTRAL' }],
  ])
})

test('[REG-005] the step has Previous, Save & Register and Skip & Register', async () => {
  const [onSave, onSkip, onBack] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await renderUi(view({ onSave, onSkip, onBack }))
  await screen.getByRole('button', { name: 'Save & Register' }).click()
  await screen.getByRole('button', { name: 'Skip & Register' }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  for (const pressed of [onSave, onSkip, onBack]) expect(pressed).toHaveBeenCalledOnce()
})

test('[VALID-024] gender and phone are optional when the operator’s setting says so', async () => {
  const screen = await renderUi(view({ shownFields: { gender: false, phone: false } }))
  await expect.element(screen.getByLabelText('First name')).toBeVisible()
  expect(screen.getByLabelText(/^Mobile number/).query()).toBeNull()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
})

test('[VALID-014] a refused form lists its errors in field order and each error links to its field', async () => {
  const form = { ...empty, country: 'United States', countryCode: 'US' }
  const screen = await renderUi(view({ form }))
  await screen.getByRole('button', { name: 'Save & Register' }).click()
  const errors = {
    address1: { key: 'field.address1' },
    birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
    firstName: { key: 'field.firstName' },
  } as const
  await screen.rerender(view({ form, errors, isRefused: true }))
  const links = screen.getByRole('alert').getByRole('link')
  expect(links.elements().map(link => link.textContent)).toEqual([
    'Please enter a valid first name',
    'user must be 21 or older',
    'Please enter a valid street address',
  ])
  await links.nth(1).click()
  await expect.element(screen.getByLabelText('Month')).toHaveFocus()
  await links.nth(2).click()
  await expect.element(screen.getByLabelText('Street address')).toHaveFocus()
})

test('a field shows its error on blur, without an error summary', async () => {
  const screen = await renderUi(view({ errors: { firstName: { key: 'field.firstName' } } }))
  await expect
    .element(screen.getByLabelText('First name'))
    .toHaveAccessibleDescription(/Please enter a valid first name/)
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('[REG-016] a running captcha is shown and announced, and the form cannot be sent twice', async () => {
  const [onSave, onSkip, onBack] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await renderUi(view())
  await screen.rerender(view({ progress: 'proving', onSave, onSkip, onBack }))
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Checking that you are not a robot…' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^Save & Register/ }))
    .toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Save & Register', 'Skip & Register', 'Previous'])
    await screen.getByRole('button', { name: new RegExp(`^${name}`) }).click({ force: true })
  for (const pressed of [onSave, onSkip, onBack]) expect(pressed).not.toHaveBeenCalled()
})

test('[REG-016] no field can be changed while the form is sent, and focus moves from its field to the button', async () => {
  const onSave = vi.fn()
  const screen = await renderUi(view({ onSave }))
  const firstName = screen.getByLabelText('First name')
  await firstName.click()
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledOnce()
  await screen.rerender(view({ progress: 'registering' }))
  for (const role of ['textbox', 'combobox', 'radio'] as const)
    for (const field of screen.getByRole(role).elements()) expect(field).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: /^Save & Register/ })).toHaveFocus()
  await screen.rerender(view({ errors: { firstName: { key: 'field.firstName' } } }))
  await expect.element(firstName).toHaveFocus()
})

test('[REG-008] a failed captcha is announced and offers a retry', async () => {
  const onRetry = vi.fn()
  const failure = { of: 'captcha', message: { key: 'registration.captcha.failed' } } as const
  const screen = await renderUi(view({ failure, onRetry }))
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(/^We could not check that you are not a robot/)).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('[REG-019] a refused registration stays on the page as text after the message bar has announced it', async () => {
  const failure = { of: 'registration', message: { text: 'Registration is closed today.' } } as const
  const screen = await renderUi(view({ failure }))
  await expect.element(screen.getByText('Registration is closed today.')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('the step renders in Spanish', async () => {
  const screen = await renderUi(view(), 'es')
  await expect.element(screen.getByRole('button', { name: 'Omitir y registrarse' })).toBeVisible()
})
