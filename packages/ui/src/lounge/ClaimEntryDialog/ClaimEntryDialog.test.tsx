import { claimValues } from '@players-club/domain-models'
import { verifiedProfile, weeklyDrawing } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { ClaimEntryDialog, type ClaimEntryDialogProps, type ClaimEntryStage } from './ClaimEntryDialog.tsx'

const filling = {
  at: 'filling',
  values: { ...claimValues(verifiedProfile), phone: '(602) 555-0100' },
  boxes: { updates: true, terms: true },
  captcha: 'done',
  captchaFailure: null,
  isOutcomeUnknown: false,
  error: null,
} as const satisfies ClaimEntryStage

async function dialog(props: Partial<ClaimEntryDialogProps> = {}) {
  const callbacks = {
    onChange: vi.fn<ClaimEntryDialogProps['onChange']>(),
    onLeave: vi.fn<ClaimEntryDialogProps['onLeave']>(),
    onTick: vi.fn<ClaimEntryDialogProps['onTick']>(),
    onRetryCaptcha: vi.fn(),
    onSubmit: vi.fn(),
    onClose: vi.fn(),
  }
  const screen = await renderUi(
    <ClaimEntryDialog
      isOpen
      hasInput={false}
      stage={filling}
      reward={weeklyDrawing}
      errors={{}}
      wrong={[]}
      canClaim
      lists={addressLists}
      asksPhone
      maskPhone={value => value}
      {...callbacks}
      {...props}
    />,
  )
  return { screen, submit: screen.getByRole('button', { name: 'Claim free entry' }), ...callbacks }
}

test('[CLAIM-001] the form has names, birth date, address, phone and email, prefilled and with autofill tokens', async () => {
  const { screen } = await dialog()
  const fields = [
    ['First name', verifiedProfile.firstName, 'given-name'],
    ['Last name', verifiedProfile.lastName, 'family-name'],
    ['Street address', '1200 W Washington St', 'address-line1'],
    ['Mobile number (optional)', '(602) 555-0100', 'tel-national'],
    ['Email address', verifiedProfile.email, 'email'],
  ] as const
  for (const [name, value, autoComplete] of fields) {
    const field = screen.getByRole('textbox', { name, exact: true })
    await expect.element(field).toHaveValue(value)
    await expect.element(field).toHaveAttribute('autocomplete', autoComplete)
  }
  await expect.element(screen.getByRole('group', { name: 'Date of birth' })).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
})

test('[VALID-024] the phone number is absent where it is not asked for', async () => {
  const { screen } = await dialog({ asksPhone: false })
  await expect.element(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Mobile number/ }).elements()).toHaveLength(0)
})

test('[CLAIM-003] the form can be sent when it is complete', async () => {
  const { submit, onSubmit } = await dialog()
  await submit.click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('[CLAIM-003] the form cannot be sent without the boxes, the captcha and valid data, and says so', async () => {
  const boxes = { updates: false, terms: false }
  const { screen, submit, onTick } = await dialog({
    stage: { ...filling, boxes, captcha: 'working' },
    wrong: ['zipCode'],
    canClaim: false,
  })
  await expect.element(submit).toBeDisabled()
  await expect
    .element(screen.getByText(/Still missing: Zip code, the box for updates, the box for the official rules/))
    .toBeVisible()
  await expect.element(screen.getByText('Checking that you are not a robot…')).toBeVisible()
  await screen.getByRole('checkbox', { name: /Send me updates/ }).click()
  expect(onTick).toHaveBeenCalledWith({ updates: true })
})

test('[CLAIM-008] the box for the terms names official rules, an age of 21, ownership and residence', async () => {
  const { screen } = await dialog()
  const box = screen.getByRole('checkbox', { name: /official rules/ })
  for (const part of [/21 or older/, /ownership/, /residence/])
    await expect.element(box).toHaveAccessibleName(part)
  await expect
    .element(screen.getByRole('link', { name: /Read the official rules/ }))
    .toHaveAttribute('href', '/media/terms_conditions_ll')
})

test('[CLAIM-005] data that differs from the profile is marked and reported in the words of the specification', async () => {
  const { screen } = await dialog({
    stage: { ...filling, error: { key: 'lounge.claim.mismatch' } },
    errors: { lastName: { key: 'lounge.claim.differs' } },
  })
  const text = 'Entered information does not match with your profile information.'
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible()
  await expect
    .element(screen.getByRole('textbox', { name: 'Last name' }))
    .toHaveAccessibleDescription(/Your profile says something else/)
})

test('a failed captcha says why, and can be retried', async () => {
  const stage = { ...filling, captcha: 'failed', captchaFailure: { key: 'error.lateCode' } } as const
  const { screen, onRetryCaptcha } = await dialog({ stage })
  await expect
    .element(screen.getByText('This part of the page could not be loaded. Reload the page.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Check again' }).click()
  expect(onRetryCaptcha).toHaveBeenCalledOnce()
})

test('an attempt without an answer can only be repeated unchanged', async () => {
  const { screen } = await dialog({
    stage: { ...filling, isOutcomeUnknown: true, error: { key: 'error.offline' } },
  })
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toBeDisabled()
  await expect.element(screen.getByRole('alert').getByText(/it will not count twice/)).toBeVisible()
})

test('[CLAIM-007] the outcome is shown with a link to the history', async () => {
  const entry = { id: 'f-1', rewardId: 201, drawId: 7, entries: 1, playerEntries: 4 } as const
  const { screen } = await dialog({ stage: { at: 'claimed', entry } })
  const done = screen.getByRole('dialog', { name: 'You are in!' })
  await expect.element(done.getByText(/You have 4 entries in this draw/)).toBeVisible()
  await expect.element(done.getByRole('link')).toHaveAttribute('href', '/lucky-lounge/history')
})

test('[CLAIM-007] a second free entry in a draw is refused with a reason', async () => {
  const message = { key: 'error.reward.freeEntryPerDraw' } as const
  const { screen } = await dialog({ stage: { at: 'refused', message } })
  const popup = screen.getByRole('alertdialog', { name: 'That did not work' })
  await expect.element(popup.getByText(/your one free entry for this draw/)).toBeVisible()
})

test.each([
  ['asks first where something was entered', true],
  ['is done at once where nothing was', false],
])('closing the form %s', async (_, hasInput) => {
  const { screen, onClose } = await dialog({ hasInput })
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: 'Close without sending?' })
  if (hasInput) {
    await question.getByRole('button', { name: 'Keep it open' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  expect(onClose).toHaveBeenCalledTimes(hasInput ? 0 : 1)
})
