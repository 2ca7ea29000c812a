'use client'

import { errorMessage, getProfile, getThresholdStatus } from '@players-club/api-client'
import { isIdentityValid, type ThresholdStatus } from '@players-club/domain-models'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { checkoutMachine, type CheckoutEvent } from './checkout.machine.ts'

/** What `useCheckout` returns: what keeps the cart from being paid, and the verb that begins the payment. */
export type Checkout = {
  readonly isBusy: boolean
  readonly isVerifying: boolean
  /** The daily limit, if this cart exceeds it without an open order; null while it is checked again. */
  readonly overLimit: ThresholdStatus | null
  checkOut(): void
  /** The verification was closed, done or not. */
  endVerifying(): void
}

/** From the cart to the billing. */
export function useCheckout(): Checkout {
  const club = useClub()
  const { api, navigator, paths } = club
  const failure = useFailureMessage()
  const slice = storeSliceOf(club)
  const { thresholdStatus } = useStore(slice)
  const [{ at }, send] = useMachine(checkoutMachine, (effect, { signal, sendResult, send: sendAlive }) => {
    const failed = (error: unknown) => ({ type: 'failed', message: errorMessage(error) }) as const
    switch (effect.type) {
      case 'readIdentity': {
        failure.withdraw()
        const read = api.call(getProfile, {}, { signal })
        return sendResult(
          read,
          profile => ({ type: 'identity-read', isVerified: isIdentityValid(profile) }),
          failed,
        )
      }
      case 'readThreshold': {
        const { total } = slice.getState()
        const read = api.call(getThresholdStatus, { query: { total } }, { signal })
        const answered = (status: ThresholdStatus): CheckoutEvent => {
          const now = slice.getState().total
          return now === total
            ? { type: 'threshold-read', status }
            : { type: 'cart-changed', isEmpty: now === 0 }
        }
        return sendResult(read, answered, failed)
      }
      case 'keepThreshold':
        return slice.send({ type: 'threshold-read', thresholdStatus: effect.status })
      case 'goToBilling':
        return navigator.go(paths.billing, { onFailure: () => sendAlive({ type: 'navigation-failed' }) })
      case 'showMessage':
        return failure.show(effect.message)
    }
  })
  return useStableVerbs({
    isBusy: at === 'asking' || at === 'checkingLimit' || at === 'leaving',
    isVerifying: at === 'verifying',
    overLimit:
      at === 'idle' && thresholdStatus?.isLimitReached && !thresholdStatus.openOrder ? thresholdStatus : null,
    checkOut: () => send({ type: 'checkout-requested' }),
    endVerifying: () => send({ type: 'verifying-ended' }),
  })
}
