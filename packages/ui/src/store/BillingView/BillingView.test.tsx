import { emptyAddress, profileValues } from '@players-club/domain-models'
import { cartFixture, verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { BillingView, type BillingViewProps } from './BillingView.tsx'

const blank = { ...emptyAddress, country: 'United States', countryCode: 'US', phone: '' }
const home = { ...profileValues(verifiedProfile), phone: '(602) 555-0100' }

let leave: (() => Promise<void>) | undefined

async function billing(props: Partial<BillingViewProps> = {}) {
  const callbacks = {
    onChange: vi.fn<BillingViewProps['onChange']>(),
    onLeave: vi.fn<BillingViewProps['onLeave']>(),
    onUseHome: vi.fn(),
    onPay: vi.fn(),
    onRetry: vi.fn(),
    onCheckAgain: vi.fn(),
  }
  // One at a time, because the queries search the whole page.
  await leave?.()
  const screen = await renderUi(
    <BillingView
      isSignedIn
      tokens={5000}
      items={cartFixture.selectedItems}
      total={cartFixture.total}
      values={home}
      loadError={null}
      errors={{}}
      wrong={[]}
      lists={{ ...addressLists, cities: [] }}
      maskPhone={value => (value === '602' ? '(602' : value)}
      usesHome={false}
      hasHome
      isBusy={false}
      payment={null}
      {...callbacks}
      {...props}
    />,
  )
  leave = screen.unmount
  return { screen, proceed: screen.getByRole('button', { name: 'Proceed to pay' }), ...callbacks }
}

test('[BILLING-003] [BILLING-013] the form has an address, a phone and the choice of home, marks required fields with a star and explains the star', async () => {
  const { screen } = await billing()
  for (const name of ['Street address *', 'City *', 'Zip code *', 'Phone number *'])
    await expect.element(screen.getByRole('textbox', { name, exact: true })).toBeVisible()
  for (const name of ['Country *', 'State *'])
    await expect.element(screen.getByRole('combobox', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Address line 2 (optional)' })).toBeVisible()
  await expect.element(screen.getByText('Fields marked * are required.')).toBeVisible()
})

test('[BILLING-004] [BILLING-005] home is not selected by default and the box asks to select it', async () => {
  const { screen, onUseHome } = await billing()
  const box = screen.getByRole('checkbox', { name: 'Use home as billing' })
  await expect.element(box).not.toBeChecked()
  await box.click()
  expect(onUseHome).toHaveBeenCalledExactlyOnceWith(true)
})

test('[BILLING-006] a checked box offers to undo the choice', async () => {
  const { screen, onUseHome } = await billing({ usesHome: true })
  const box = screen.getByRole('checkbox', { name: 'Use home as billing' })
  await expect.element(box).toBeChecked()
  await box.click()
  expect(onUseHome).toHaveBeenCalledExactlyOnceWith(false)
})

test('[BILLING-008] the page shows the order summary', async () => {
  const { screen } = await billing()
  await expect.element(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await expect.element(screen.getByText('$20.00')).toBeVisible()
})

test('[BILLING-009] the button is enabled only when all is valid, and the form says what is missing', async () => {
  const { proceed, onPay } = await billing()
  await proceed.click()
  expect(onPay).toHaveBeenCalledOnce()
  const unfinished = await billing({ values: blank, wrong: ['phone', 'zipCode', 'city'] })
  await expect.element(unfinished.proceed).toBeDisabled()
  const form = unfinished.screen.container.querySelector('form')
  expect(form).toHaveAccessibleDescription('To pay, check: City, Zip code, and Phone number.')
})

test('[BILLING-010] the phone number is formatted while it is typed', async () => {
  const { screen, onChange } = await billing({ values: { ...home, phone: '60' } })
  const phone = screen.getByRole('textbox', { name: 'Phone number *' })
  await phone.fill('602')
  expect(onChange).toHaveBeenLastCalledWith({ phone: '(602' })
})

test('errors are shown at their fields', async () => {
  const { screen, onLeave } = await billing({ errors: { phone: { key: 'field.phone' } }, wrong: ['phone'] })
  const phone = screen.getByRole('textbox', { name: 'Phone number *' })
  await expect.element(phone).toHaveAccessibleDescription(/Error: Please enter a valid phone number/)
  await phone.click()
  await screen.getByRole('textbox', { name: 'Zip code *' }).click()
  expect(onLeave).toHaveBeenCalledWith('phone')
})

test('a pending payment cannot be sent twice', async () => {
  const { proceed, onPay } = await billing({ isBusy: true })
  await proceed.click({ force: true })
  expect(onPay).not.toHaveBeenCalled()
})

test('an empty cart cannot be paid for', async () => {
  const { screen } = await billing({ items: [], total: 0 })
  await expect
    .element(screen.getByRole('link', { name: 'Go to the store' }))
    .toHaveAttribute('href', '/lucky-lounge/store')
  expect(screen.getByRole('button', { name: 'Proceed to pay' }).elements()).toEqual([])
})

test('an unsettled payment says so and offers no second payment', async () => {
  const { screen, onCheckAgain } = await billing({ payment: 'unsettled' })
  expect(screen.getByRole('button', { name: 'Proceed to pay' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Check again' }).click()
  expect(onCheckAgain).toHaveBeenCalledOnce()
  const checking = await billing({ payment: 'checking' })
  await expect.element(checking.screen.getByText('Confirming your payment…')).toBeVisible()
  expect(checking.screen.getByText(/You enter the card itself in the next step/).elements()).toEqual([])
})
