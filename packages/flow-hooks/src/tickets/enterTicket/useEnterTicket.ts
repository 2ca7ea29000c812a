'use client'

import { enterTicket } from '@players-club/api-client'
import {
  isCodeWhole,
  isTicketWhole,
  TICKET_FIELDS,
  ticketKinds,
  type TicketKind,
  type TicketValues,
} from '@players-club/domain-models'
import { useEffect } from 'react'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useInvalidate } from '../../club/query/useInvalidate.ts'
import { useClub } from '../../club/useClub.ts'
import { useInBrowser } from '../../club/useInBrowser.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { askLocation } from '../../location/askLocation.ts'
import { useFeatureFlags, useIsVisitorKnown } from '../../club/featureFlags/useFeatureFlags.ts'
import { enterTicketMachine, ticketDraft, valuesOf, type EnterTicketState } from './enterTicket.machine.ts'
import { originOf } from './originOf.ts'

/** What `useEnterTicket` returns: the kinds of tickets, the codes as they are typed, and the verbs. */
export type EnterTicket = {
  readonly state: EnterTicketState
  /** The kinds of tickets that can be entered here. */
  readonly kinds: readonly TicketKind[]
  readonly kind: TicketKind
  readonly values: TicketValues
  /** The fields that were touched before they were whole. */
  readonly incomplete: readonly (keyof TicketValues)[]
  readonly canSubmit: boolean
  readonly isBusy: boolean
  /** The page that sent the player here; null where none did. */
  readonly origin: string | null
  choose(kind: TicketKind): void
  change(change: Partial<TicketValues>): void
  leave(field: keyof TicketValues): void
  submit(): void
  /** Closes the result or the location notice. */
  close(): void
}

/** Entering the tickets that a player has bought. */
export function useEnterTicket(): EnterTicket {
  const club = useClub()
  const { api, confetti, id, navigator } = club
  const failure = useFailureMessage()
  const balance = usePointsBalance()
  const invalidate = useInvalidate()
  const [state, send] = useMachine(
    enterTicketMachine,
    (effect, { signal, sendResult, send: sendAlive }) => {
      const isRetry = effect.type === 'enter' && effect.isRetry
      const refused = (error: unknown) => ({ type: 'refused', error, isRetry }) as const
      switch (effect.type) {
        case 'open':
          return sendAlive({ type: 'opened', key: id() })
        case 'locate':
          failure.withdraw()
          return sendResult(askLocation(club, signal), outcome => ({ type: 'located', outcome }), refused)
        case 'enter': {
          const { key, codes } = effect
          const entered = api.call(enterTicket, { body: codes }, { signal, idempotencyKey: key })
          return sendResult(entered, result => ({ type: 'entered', result }), refused)
        }
        case 'showMessage':
          return failure.show(effect.message)
        case 'celebrate':
          return confetti.celebrate()
        case 'reloadBalance':
          // The ticket may count for a collection.
          invalidate('activities.getSuperBonus')
          return void balance.refresh()
      }
    },
    { draft: ticketDraft },
  )
  const offered = ticketKinds(useFeatureFlags())
  const { kind } = state
  const values = valuesOf(state)
  // At each render: in its first one a page is not yet where the navigator is.
  const origin = useInBrowser(() => originOf(navigator.location()), null)
  const isOffered = offered.includes(kind)
  // A kind that is switched off while it is selected is replaced by the scratch ticket: not while its ticket is sent or
  // its result is open, nor where its answer was lost, because another kind would need another key.
  const isKnown = useIsVisitorKnown()
  const isReplaced = !isOffered && isKnown && state.at === 'entering' && !state.isOutcomeUnknown
  useEffect(() => {
    if (isReplaced) send({ type: 'kind-chosen', kind: 'scratch' })
  }, [isReplaced, send])
  return useStableVerbs({
    state,
    kinds: isOffered || isReplaced ? offered : [...offered, kind],
    kind,
    values,
    incomplete: TICKET_FIELDS[kind]
      .filter(field => state.touched.includes(field.name) && !isCodeWhole(values[field.name], field))
      .map(({ name }) => name),
    canSubmit: isTicketWhole(kind, values),
    isBusy: state.at === 'locating' || state.at === 'sending',
    origin,
    choose: chosen => send({ type: 'kind-chosen', kind: chosen }),
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    submit: () => send({ type: 'submitted' }),
    close: () => send({ type: 'closed' }),
  })
}
