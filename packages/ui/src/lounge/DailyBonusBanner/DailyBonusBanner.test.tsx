import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DailyBonusBanner } from './DailyBonusBanner.tsx'

test('[BONUS-001] [BONUS-002] the banner names the free tokens, which can be claimed or dismissed for today', async () => {
  const [onClaim, onDismiss] = [vi.fn(), vi.fn()]
  const screen = await renderUi(
    <DailyBonusBanner amount={50} isClaiming={false} onClaim={onClaim} onDismiss={onDismiss} />,
  )
  const banner = screen.getByRole('region', { name: '50 free tokens today' })
  await banner.getByRole('button', { name: 'Claim' }).click()
  expect(onClaim).toHaveBeenCalledOnce()
  await banner.getByRole('button', { name: 'Not today' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('[BONUS-006] a pending claim cannot be sent again', async () => {
  const onClaim = vi.fn()
  const screen = await renderUi(
    <DailyBonusBanner amount={50} isClaiming onClaim={onClaim} onDismiss={() => {}} />,
  )
  const claim = screen.getByRole('button', { name: 'Claim' })
  await expect.element(claim).toHaveAttribute('aria-disabled', 'true')
  await claim.click({ force: true })
  expect(onClaim).not.toHaveBeenCalled()
})

test('[BONUS-002] the banner reserves its space and is hidden until the offer is known', async () => {
  const props = { amount: 50, isClaiming: false, onClaim: () => {}, onDismiss: () => {} }
  const screen = await renderUi(<DailyBonusBanner {...props} isPending />)
  const height = () => screen.container.querySelector('section')?.getBoundingClientRect().height
  const kept = height()
  expect(screen.getByRole('button').elements()).toEqual([])
  await screen.rerender(<DailyBonusBanner {...props} />)
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible()
  expect(height()).toBe(kept)
})
