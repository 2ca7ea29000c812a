import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DailyBonusBanner } from './DailyBonusBanner.tsx'

test('[BONUS-001] [BONUS-002] the banner names the free tokens, and they can be claimed or left for today', async () => {
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

test('[BONUS-006] while it is being claimed it cannot be claimed again', async () => {
  const onClaim = vi.fn()
  const screen = await renderUi(
    <DailyBonusBanner amount={50} isClaiming onClaim={onClaim} onDismiss={() => {}} />,
  )
  const claim = screen.getByRole('button', { name: 'Claim' })
  await expect.element(claim).toHaveAttribute('aria-disabled', 'true')
  await claim.click({ force: true })
  expect(onClaim).not.toHaveBeenCalled()
})

test('[BONUS-002] until it is known whether it is offered it keeps its place, and nobody meets it', async () => {
  const props = { amount: 50, isClaiming: false, onClaim: () => {}, onDismiss: () => {} }
  const screen = await renderUi(<DailyBonusBanner {...props} isPending />)
  const height = () => screen.container.querySelector('section')?.getBoundingClientRect().height
  const kept = height()
  expect(screen.getByRole('button').elements()).toEqual([])
  await screen.rerender(<DailyBonusBanner {...props} />)
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible()
  expect(height()).toBe(kept)
})
