import { promoCodeActivity } from '@players-club/domain-models/fixtures'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PromoCodeView, type PromoCodeViewProps } from './PromoCodeView.tsx'

const props: PromoCodeViewProps = {
  page: { activity: promoCodeActivity, error: null, refresh: () => {}, isSignedIn: true },
  code: '',
  codeError: null,
  isRedeeming: false,
  onChange: () => {},
  onSubmit: () => {},
}

test('[ACTV-004] a code is typed and sent with Enter', async () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<PromoCodeView {...props} onChange={onChange} onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(promoCodeActivity.title)
  await screen.getByRole('textbox', { name: 'Promo code' }).click()
  await userEvent.keyboard('C{Enter}')
  expect(onChange).toHaveBeenCalledWith('C')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('[ERR-045] the error of a code is shown at its field', async () => {
  const screen = await renderUi(<PromoCodeView {...props} codeError={{ key: 'error.code.notFound' }} />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Promo code' }))
    .toHaveAccessibleDescription(/unknown, or it has been used/)
})

test('the form without an activity accepts the codes of any activity', async () => {
  const screen = await renderUi(<PromoCodeView {...props} page={undefined} />)
  await expect.element(screen.getByRole('heading', { name: 'Redeem a promo code', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Redeem' })).toBeVisible()
})

test('[EARN-010] the form has no field when no code earns anything more', async () => {
  const frequencyCap = { limitReached: true, remaining: 0, count: 3 }
  const page = { ...props.page, activity: { ...promoCodeActivity, frequencyCap } }
  const screen = await renderUi(
    <PromoCodeView {...props} page={{ ...page, error: null, refresh: () => {}, isSignedIn: true }} />,
  )
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  expect(screen.getByRole('textbox').query()).toBeNull()
})
