'use client'

import { formatPoints } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/** The number of a balance, or a dash that says why there is none. */
export function BalanceAmount({ amount }: { amount: number | null | undefined }) {
  const translate = useMessages()
  if (typeof amount === 'number') return formatPoints(amount, translate.locale)
  return (
    <>
      <VisuallyHidden>{translate(amount === undefined ? 'shell.loading' : 'shell.noBalance')}</VisuallyHidden>
      <span aria-hidden>–</span>
    </>
  )
}
