'use client'

import type { ErrorMessage, sendActivation, sendPasswordReset } from '@players-club/api-client'
import { emailRule, type FieldError } from '@players-club/forms-validation'
import { useState } from 'react'
import { useAction } from '../../club/action/useAction.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { refusalNotice } from './refusalNotice.ts'

/** What a flow that requests a mail returns: the address, its error, and why no mail was sent. */
export type EmailRequest = {
  readonly email: string
  /** What is wrong with the address. */
  readonly error: FieldError | null
  /** Why no mail was sent. */
  readonly notice: ErrorMessage | null
  readonly isSending: boolean
  readonly canSubmit: boolean
  change(email: string): void
  leave(): void
  submit(): void
}

export interface EmailRequestOptions {
  /** A refusal that it does not name leads to the confirmation page, as a success does. */
  readonly endpoint: typeof sendActivation | typeof sendPasswordReset
  /** The confirmation page. */
  readonly sent: 'passwordResetSent' | 'activationSent'
}

/** Requests a mail to an address, then opens the confirmation page. */
export function useEmailRequest({ endpoint, sent }: EmailRequestOptions): EmailRequest {
  const { api, navigator, paths, spinner } = useClub()
  const [email, setEmail] = useState('')
  const [isLeft, setLeft] = useState(false)
  const { state, submit, cancel } = useAction({
    async call(address: string, { signal }) {
      const hide = spinner.show()
      try {
        await api.call(endpoint, { body: { email: address } }, { signal })
      } catch (error) {
        if (refusalNotice(error)) throw error
      } finally {
        hide()
      }
      return address
    },
    toMessage: error => refusalNotice(error) ?? { key: 'error.general' },
    // In the state, not in the address: addresses are written down in too many places.
    onDone: address => navigator.go(paths[sent], { state: { email: address }, onFailure: () => cancel() }),
  })

  const address = email.trim()
  const error = emailRule(address)
  const canSubmit = state.at !== 'pending' && state.at !== 'done' && error === null
  return useStableVerbs({
    email,
    // A field that was passed by has no error.
    error: isLeft && address !== '' ? error : null,
    notice: state.at === 'failed' ? state.error : null,
    // The next page is on its way when it is done.
    isSending: state.at === 'pending' || state.at === 'done',
    canSubmit,
    change(changed) {
      if (state.at === 'pending' || state.at === 'done') return
      cancel()
      setEmail(changed)
      setLeft(false)
    },
    leave: () => setLeft(true),
    submit() {
      if (!canSubmit) return
      setEmail(address)
      submit(address)
    },
  })
}
