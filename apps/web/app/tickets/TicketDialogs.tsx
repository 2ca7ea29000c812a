import type { EnterTicket } from '@players-club/flow-hooks/tickets'
import type { RefObject } from 'react'
import { LazyLocation } from '../location/LazyLocation.ts'
import { clubDialog } from '../shell/clubDialog.tsx'

const TicketResultDialog = clubDialog(
  () => import('@players-club/ui/tickets/TicketResultDialog').then(module => module.TicketResultDialog),
  [],
  ({ result }) => ({
    type: 'success',
    key: 'tickets.success.text',
    params: { game: result.gameName, number: result.gameNumber },
  }),
)
const TicketHelpDialog = clubDialog(() =>
  import('@players-club/ui/tickets/TicketHelpDialog').then(module => module.TicketHelpDialog),
)

/** Prefetches the help as soon as it may be wanted. */
export const preloadHelp = () => TicketHelpDialog.preload()

interface TicketDialogsProps {
  flow: EnterTicket
  firstCode: RefObject<HTMLInputElement | null>
  isHelpOpen: boolean
  onHelpClose: () => void
}

const nothing = { graphicImageUrl: null, prizes: [], gameNumber: '', gameName: '' }

/** The dialogs of the ticket form: where the codes are, the location check, and the result of a ticket. */
export function TicketDialogs({ flow, firstCode, isHelpOpen, onHelpClose }: TicketDialogsProps) {
  const { state, kinds, kind, origin, submit, close } = flow
  const isEntered = state.at === 'success' || state.at === 'pending'
  return (
    <>
      <TicketHelpDialog isOpen={isHelpOpen} kinds={kinds} kind={kind} onClose={onHelpClose} />
      <LazyLocation
        isOpen={state.at === 'locationRefused'}
        outcome={state.at === 'locationRefused' ? state.locationRefusal : 'unavailable'}
        onRetry={submit}
        onClose={close}
      />
      <TicketResultDialog
        isOpen={isEntered}
        outcome={state.at === 'pending' ? 'pending' : 'success'}
        result={isEntered ? state.result : nothing}
        origin={origin}
        onClose={close}
        returnFocus={firstCode}
      />
    </>
  )
}
