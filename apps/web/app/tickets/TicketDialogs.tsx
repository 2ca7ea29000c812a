import type { EnterTicket } from '@players-club/flow-hooks/tickets'
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

/** Fetches the help as soon as it may be wanted. */
export const preloadHelp = () => TicketHelpDialog.preload()

interface TicketDialogsProps {
  flow: EnterTicket
  isHelpOpen: boolean
  onHelpClose: () => void
}

const nothing = { graphicImageUrl: null, prizes: [], gameNumber: '', gameName: '' }

/** Where the codes are, why this is not the place, and what a ticket brought. */
export function TicketDialogs({ flow, isHelpOpen, onHelpClose }: TicketDialogsProps) {
  const { state, kinds, kind, origin, submit, close } = flow
  const isEntered = state.at === 'success' || state.at === 'pending'
  return (
    <>
      <TicketHelpDialog
        isOpen={isHelpOpen}
        kinds={kinds}
        kind={kind}
        onClose={onHelpClose}
        onMissing={onHelpClose}
      />
      <LazyLocation
        isOpen={state.at === 'misplaced'}
        outcome={state.at === 'misplaced' ? state.misplaced : 'unavailable'}
        onRetry={submit}
        onClose={close}
        onMissing={close}
      />
      <TicketResultDialog
        isOpen={isEntered}
        outcome={state.at === 'pending' ? 'pending' : 'success'}
        result={isEntered ? state.result : nothing}
        origin={origin}
        onClose={close}
        onMissing={close}
      />
    </>
  )
}
