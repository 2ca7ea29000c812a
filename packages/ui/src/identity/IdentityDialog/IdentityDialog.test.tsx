import { identityValues, type IdentityState } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { expectPendingRetry } from '../../testing/expectPendingRetry.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { IdentityDialog, type IdentityDialogProps } from './IdentityDialog.tsx'
import type { IdentityDialogState } from './IdentityDialogState.ts'

const values = identityValues(verifiedProfile)
const dataEntry = { at: 'dataEntry', values, errors: {}, notice: null, attemptsLeft: 3 } as const
const resting = { isAsking: false, notice: null } as const
const URL = 'data:text/html,<title>ID scan</title>'

function setUp() {
  const verbs = {
    onClose: vi.fn(),
    onReload: vi.fn(),
    onChange: vi.fn(),
    onSubmit: vi.fn(),
    onRetry: vi.fn(),
    onRequestScan: vi.fn(),
    onStartScan: vi.fn(),
  }
  const lists = { ...addressLists, retry: vi.fn() }
  const dialog = (state: IdentityDialogState = dataEntry, more: Partial<IdentityDialogProps> = {}) => (
    <IdentityDialog
      isOpen
      isLoading={false}
      loadError={null}
      hasInput={false}
      lists={lists}
      {...verbs}
      state={state}
      {...more}
    />
  )
  return { ...verbs, dialog }
}

test('[IDV-012] the form asks for the data to be checked and says how long the digits are kept', async () => {
  const { dialog } = setUp()
  const screen = await renderUi(dialog())
  for (const name of ['First name', 'Last name', 'Month', 'Country', 'Zip code'])
    await expect.element(screen.getByLabelText(name)).toBeInTheDocument()
  const digits = screen.getByLabelText(/Last four digits of your Social Security number/)
  await expect.element(digits).toHaveAccessibleDescription(/for up to 14 days/)
  await expect.element(digits).toHaveAttribute('autocomplete', 'off')
  expect(screen.getByLabelText(/Apartment/).query()).toBeNull()
})

test('[VALID-022] the field accepts digits alone, keeps the last four of a whole number, and no first four of any', async () => {
  const { dialog, onChange } = setUp()
  const screen = await renderUi(dialog())
  const digits = screen.getByLabelText(/Last four digits/)
  for (const [text, ssnLast4] of [
    ['12a34', '1234'],
    ['12345', '12345'],
    ['123-45-6789', '6789'],
  ] as const) {
    await digits.fill(text)
    expect(onChange.mock.lastCall).toEqual([{ ssnLast4 }])
  }
})

test('errors are listed in a focused summary that links to each field', async () => {
  const { dialog, onSubmit } = setUp()
  const screen = await renderUi(dialog())
  await screen.getByRole('button', { name: 'Verify my identity' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.rerender(
    dialog({ ...dataEntry, errors: { lastName: { key: 'field.lastName' }, city: { key: 'field.city' } } }),
  )
  const link = screen.getByRole('link', { name: 'Please enter a valid last name' })
  await expect.element(link).toBeVisible()
  await link.click()
  await expect.element(screen.getByLabelText('Last name')).toHaveFocus()
})

test('[VALID-012] [VALID-014] [VALID-022] errors are shown at their fields as well', async () => {
  const errors = {
    lastName: { key: 'field.lastName' },
    birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
    zipCode: { key: 'field.zipCode' },
    ssnLast4: { key: 'field.ssnLast4' },
  } as const
  const { dialog } = setUp()
  const screen = await renderUi(dialog({ ...dataEntry, errors }))
  for (const [field, text] of [
    [screen.getByLabelText('Last name'), /Please enter a valid last name/],
    [screen.getByRole('group', { name: /Date of birth/ }), /user must be 21 or older/],
    [screen.getByLabelText('Zip code'), /Please enter a valid zip code/],
    [screen.getByLabelText(/Last four digits/), /Please enter a valid set of four digits/],
  ] as const)
    await expect.element(field).toHaveAccessibleDescription(text)
})

test('[IDV-007] an identity of another account is reported next to the submit button and announced', async () => {
  const { dialog } = setUp()
  const notice = { key: 'Error.idology.profileAlreadyValidated' } as const
  const screen = await renderUi(dialog({ ...dataEntry, notice }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'This identity belongs to a verified account already. Check what you entered, or contact support (opens in a new tab).',
    )
})

test('the form stays during the check and can be neither sent again nor closed', async () => {
  const { dialog, onSubmit, onClose } = setUp()
  const screen = await renderUi(dialog({ at: 'inProgress', values, attemptsLeft: 3 }))
  const send = screen.getByRole('button', { name: /Checking your details/ })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('[ERR-019] [IDV-006] a failure states the remaining attempts, takes focus and leads back to the form', async () => {
  const { dialog, onRetry } = setUp()
  const screen = await renderUi(dialog({ at: 'inProgress', values, attemptsLeft: 3 }))
  await screen.rerender(dialog({ at: 'error', attemptsLeft: 2 }))
  const failed = screen.getByRole('dialog', { name: 'That did not match' })
  await expect.element(failed).toHaveFocus()
  await expect.element(failed.getByText(/you have 2 attempts left/)).toBeVisible()
  await failed.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('[IDV-004] the verified state says so and offers no further step', async () => {
  const { dialog, onClose } = setUp()
  const screen = await renderUi(dialog({ at: 'verified', profileUpdated: true }))
  const done = screen.getByRole('dialog', { name: 'Your identity is verified' })
  await expect.element(done.getByText(/Your profile now has the name/)).toBeVisible()
  await done.getByRole('button', { name: 'Done' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[IDV-010] expired data can be renewed', async () => {
  const { dialog, onRequestScan } = setUp()
  const screen = await renderUi(dialog({ at: 'dataExpired', ...resting }))
  await expect.element(screen.getByRole('dialog', { name: 'Renew your verification' })).toBeVisible()
  await screen.getByRole('button', { name: 'Renew my verification' }).click()
  expect(onRequestScan).toHaveBeenCalledOnce()
})

test('[IDV-005] a scan is offered after the last attempt when the answer has a link to one', async () => {
  const { dialog, onStartScan, onRequestScan } = setUp()
  const screen = await renderUi(dialog({ at: 'maxAttemptsReached', manualScanUrl: URL, ...resting }))
  await screen.getByRole('button', { name: 'Scan my ID' }).click()
  expect(onStartScan).toHaveBeenCalledOnce()
  await screen.rerender(dialog({ at: 'maxAttemptsReached', manualScanUrl: null, ...resting }))
  expect(screen.getByRole('button', { name: 'Scan my ID' }).query()).toBeNull()
  await expect.element(screen.getByRole('link', { name: 'contact support' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRequestScan).toHaveBeenCalledOnce()
})

test('[IDV-008] the scan is a page of the provider in a sandboxed frame and can be cancelled', async () => {
  const { dialog, onClose } = setUp()
  const screen = await renderUi(dialog({ at: 'manualEntry', manualScanUrl: URL, isUnread: false }))
  const frame = screen.getByTitle('Scan of your ID')
  await expect.element(frame).toHaveAttribute('src', URL)
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Waiting' }))
    .toHaveTextContent('Waiting for the result of your scan…')
  await screen.getByRole('button', { name: 'Finish later' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[IDV-008] an unreadable result is reported and the frame stays unchanged', async () => {
  const { dialog } = setUp()
  const scanning = { at: 'manualEntry', manualScanUrl: URL } as const
  const screen = await renderUi(dialog({ ...scanning, isUnread: false }))
  const frame = screen.getByTitle('Scan of your ID').element()
  await screen.rerender(dialog({ ...scanning, isUnread: true }))
  await expect.element(screen.getByText(/We keep trying/)).toBeVisible()
  expect(screen.getByTitle('Scan of your ID').element()).toBe(frame)
})

test('[IDV-009] [ERR-019] a failed scan can be repeated', async () => {
  const { dialog, onRequestScan } = setUp()
  const screen = await renderUi(dialog({ at: 'manualScanError', ...resting }))
  await expect.element(screen.getByText(/^The scan of your ID could not be verified/)).toBeVisible()
  await screen.getByRole('button', { name: 'Scan again' }).click()
  expect(onRequestScan).toHaveBeenCalledOnce()
  await screen.rerender(dialog({ at: 'manualScanError', isAsking: true, notice: null }))
  await expect
    .element(screen.getByRole('button', { name: /Scan again/ }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('details that could not be loaded are loaded again by a button that is pending meanwhile', async () => {
  const { dialog, onReload } = setUp()
  const reload = Promise.withResolvers<void>()
  onReload.mockReturnValue(reload.promise)
  const screen = await renderUi(dialog(dataEntry, { loadError: { key: 'error.http.503' } }))
  const [alert, button] = [screen.getByRole('alert'), screen.getByRole('button', { name: 'Try again' })]
  await expect
    .element(alert)
    .toHaveTextContent('Your details could not be loaded.Service Temporarily Unavailable. Try again later.')
  await expectPendingRetry(alert, button, reload.resolve)
  expect(onReload).toHaveBeenCalledOnce()
})

test('[IDV-003] every state has its own title, in Spanish too', async () => {
  const { dialog } = setUp()
  const states: Record<IdentityState, IdentityDialogState> = {
    dataEntry,
    inProgress: { at: 'inProgress', values, attemptsLeft: 3 },
    error: { at: 'error', attemptsLeft: 1 },
    verified: { at: 'verified', profileUpdated: false },
    dataExpired: { at: 'dataExpired', ...resting },
    maxAttemptsReached: { at: 'maxAttemptsReached', manualScanUrl: URL, ...resting },
    manualEntry: { at: 'manualEntry', manualScanUrl: URL, isUnread: false },
    manualScanError: { at: 'manualScanError', ...resting },
  }
  const screen = await renderUi(dialog(), 'es')
  const names = new Set<string>()
  for (const state of Object.values(states)) {
    await screen.rerender(dialog(state))
    names.add(screen.getByRole('dialog').getByRole('heading', { level: 2 }).element().textContent)
  }
  // The form keeps its title during the check.
  expect(names.size).toBe(7)
  expect(names).toContain('Verifique su identidad')
})
