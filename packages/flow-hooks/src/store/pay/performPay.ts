import {
  errorMessage,
  getProfile,
  getStoreCatalog,
  getThresholdStatus,
  submitOrder,
  updateBillingProfile,
} from '@players-club/api-client'
import type { ProfileErrors } from '@players-club/forms-validation'
import { isRefusal } from '../../club/isRefusal.ts'
import type { Run } from '../../club/machine/Machine.ts'
import { askLocation } from '../../location/askLocation.ts'
import { refusedFields } from '../../profile/editProfile/profileForm.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { billingProfileOf, orderOf } from './orderOf.ts'
import type { PayEffect, PayEvent } from './PayState.ts'
import { performSettling, type SettlingDeps } from './performSettling.ts'

interface PayDeps extends SettlingDeps {
  /** Receives the fields that the server found wrong. */
  onRefused(errors: ProfileErrors): void
  invalidate(name: string): void
}

/** Does what paying asks for. */
export function performPay(
  { invalidate, onRefused, ...deps }: PayDeps,
  effect: PayEffect,
  run: Run<PayEvent>,
): void {
  const { club } = deps
  const { signal, sendResult } = run
  const slice = storeSliceOf(club)
  switch (effect.type) {
    case 'locate':
      deps.failure.withdraw()
      return sendResult(
        askLocation(club, signal),
        outcome => ({ type: 'located', outcome }),
        error => ({ type: 'refused', message: errorMessage(error), isRefusal: true }),
      )
    case 'order': {
      const { key, ordering } = effect.attempt
      const { api } = club
      const ordered = api
        .call(updateBillingProfile, { body: billingProfileOf(ordering.values) }, { signal })
        .then(() => {
          invalidate(getProfile.name)
          return api.call(submitOrder, { body: orderOf(ordering) }, { signal, idempotencyKey: key })
        })
      return sendResult(
        ordered,
        payment => ({ type: 'ordered', payment }),
        error => {
          onRefused(refusedFields(error))
          return {
            type: 'refused',
            message: errorMessage(error),
            isRefusal: isRefusal(error, effect.isRetry),
          }
        },
      )
    }
    case 'refreshCatalog':
      return invalidate(getStoreCatalog.name)
    case 'readLimit': {
      const { total } = slice.getState()
      return sendResult(
        club.api.call(getThresholdStatus, { query: { total } }, { signal }),
        status => ({ type: 'limit-read', status }),
        () => ({ type: 'limit-read', status: null }),
      )
    }
    case 'keepLimit':
      return slice.send({ type: 'threshold-read', thresholdStatus: effect.status })
    default:
      return performSettling(deps, effect, run)
  }
}
