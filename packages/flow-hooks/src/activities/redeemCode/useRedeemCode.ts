'use client'

import { errorMessage, redeemCode, type ErrorMessage } from '@players-club/api-client'
import { CODE_ERRORS, type CodeRedemption } from '@players-club/domain-models'
import { useState } from 'react'
import { useSession } from '../../club/session/useSession.ts'
import { useAction } from '../../club/action/useAction.ts'
import { signInPath } from '../../club/ClubPaths.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'

/** What `useRedeemCode` returns: the code as it is typed, why it brought nothing, or what it brought. */
export type RedeemCode = {
  readonly code: string
  /** Why the last attempt brought nothing. */
  readonly error: ErrorMessage | null
  readonly isRedeeming: boolean
  /** What the code brought, until it has been seen. */
  readonly redemption: CodeRedemption | null
  change(code: string): void
  /** Redeems the code; a guest is brought to the sign-in, and back from there. */
  submit(): void
  /** The result has been seen. */
  close(): void
}

/** The activity whose codes are accepted, and how to load it again. */
export interface RedeemCodeOptions {
  /** The activity whose codes are taken here; those of any, where there is none. */
  campaignId?: number
  /** Asks for the activity again, from which there may be less to earn now. */
  refresh?: () => Promise<void>
}

/** What is wrong with the code; null where it was good. */
function faultOf({ errorKey, detail }: CodeRedemption): ErrorMessage | null {
  if (errorKey === null) return null
  const key = CODE_ERRORS.find(known => known === errorKey)
  if (key) return { key }
  return detail ? { text: detail } : { key: 'error.general' }
}

class CodeRefused extends Error {
  readonly reason: ErrorMessage

  constructor(reason: ErrorMessage) {
    super('The code was refused.')
    this.reason = reason
  }
}

/** Promo codes for points, one after another. */
export function useRedeemCode({ campaignId, refresh }: RedeemCodeOptions = {}): RedeemCode {
  const { api, confetti, navigator, paths } = useClub()
  const { isSignedIn } = useSession()
  const balance = usePointsBalance()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)

  const { state, submit, cancel } = useAction({
    key: campaignId,
    async call(codeValue: string, options) {
      const body = { codeValue, ...(campaignId !== undefined && { campaignId }) }
      const redemption = await api.call(redeemCode, { body }, options)
      const reason = faultOf(redemption)
      if (reason) throw new CodeRefused(reason)
      return redemption
    },
    toMessage: error => (error instanceof CodeRefused ? error.reason : errorMessage(error)),
    isRefusal: (error, isRetry) => error instanceof CodeRefused || isRefusal(error, isRetry),
    onDone() {
      setCode('')
      confetti.celebrate()
      void Promise.all([balance.refresh(), refresh?.()])
    },
  })

  return useStableVerbs({
    code,
    error: isMissing ? { key: 'activities.code.missing' } : state.at === 'failed' ? state.error : null,
    isRedeeming: state.at === 'pending',
    redemption: state.at === 'done' ? state.value : null,
    change(changed) {
      // Another code needs a new idempotency key, or it would be taken for the previous request.
      cancel()
      setCode(changed)
      setMissing(false)
    },
    submit() {
      const { pathname, search } = navigator.location()
      if (!isSignedIn) navigator.go(signInPath(paths, pathname + search))
      else if (code.trim() === '') setMissing(true)
      else submit(code.trim())
    },
    close: cancel,
  })
}
