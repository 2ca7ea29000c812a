'use client'

import { getProfile, type ErrorMessage } from '@players-club/api-client'
import {
  isIdentityValid,
  MESSAGE_TIMEOUTS,
  type Message,
  type UserProfile,
} from '@players-club/domain-models'
import {
  billingErrors,
  maskPhone,
  type BillingField,
  type BillingValues,
  type FieldError,
  type ProfileErrors,
} from '@players-club/forms-validation'
import { useEffect } from 'react'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useRedirectWithMessage } from '../../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useAddressLookup, type AddressLookup } from '../../profile/addressLookup/useAddressLookup.ts'
import { billingDraft, billingMachine } from './billing.machine.ts'

/** What `useBilling` returns: the billing address, its errors, and the verbs. */
export type Billing = {
  readonly profile: UserProfile | undefined
  /** Why the profile could not be had. */
  readonly loadError: ErrorMessage | null
  /** What the form holds; unknown while it is on its way. */
  readonly values: BillingValues | undefined
  readonly usesHome: boolean
  /** Whether the profile knows a home to use. */
  readonly hasHome: boolean
  readonly isAskingOverwrite: boolean
  /** What may be said at the fields: about those that were touched, or refused by the server. */
  readonly errors: Partial<Record<BillingField, FieldError>>
  /** The fields that keep it from going on. */
  readonly wrong: readonly BillingField[]
  readonly lists: AddressLookup
  /** Brings a telephone number into its shape. */
  readonly maskPhone: typeof maskPhone
  reload(): Promise<void>
  change(change: Partial<BillingValues>): void
  leave(field: BillingField): void
  /** Marks the fields that the server found wrong, until they change. */
  refuse(errors: ProfileErrors): void
  chooseHome(isChosen: boolean): void
  overwrite(): void
  keep(): void
}

const UNVERIFIED: Message = {
  type: 'warning',
  key: 'store.billing.unverified',
  timeout: MESSAGE_TIMEOUTS.extended,
}

/** The billing form. A player without a verified identity is redirected to the store, with a message that says why. */
export function useBilling(): Billing {
  const { paths } = useClub()
  const query = useQuery(getProfile, {})
  const profile = query.data
  const [state, send] = useMachine(billingMachine, () => {}, { draft: billingDraft })
  const isVerified = profile !== undefined && isIdentityValid(profile)
  // A cached profile does not redirect the player while a new one is loading: the player may be verified by now.
  const isRefused = profile !== undefined && !isVerified && !query.loading
  useRedirectWithMessage(paths.store, isRefused ? UNVERIFIED : null)
  useEffect(() => {
    if (isVerified) send({ type: 'loaded', profile })
  }, [isVerified, profile, send])

  const form = state.at === 'loading' ? null : state
  const all = form ? { ...billingErrors(form.values), ...form.refused } : {}
  // Object.entries forgets the keys; they are the fields of the form.
  const wrong = Object.keys(all) as BillingField[]
  return useStableVerbs({
    profile,
    loadError: query.error,
    values: form?.values,
    usesHome: form?.usesHome ?? false,
    hasHome: form?.home != null,
    isAskingOverwrite: state.at === 'askingOverwrite',
    errors: {
      ...Object.fromEntries(
        wrong.filter(field => form?.touched.includes(field)).map(field => [field, all[field]]),
      ),
      ...form?.refused,
    },
    wrong,
    lists: useAddressLookup(form?.values),
    maskPhone,
    reload: query.refresh,
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    refuse: errors => send({ type: 'refused', errors }),
    chooseHome: isChosen => send({ type: 'home-chosen', isChosen }),
    overwrite: () => send({ type: 'overwrite-confirmed' }),
    keep: () => send({ type: 'overwrite-declined' }),
  })
}
