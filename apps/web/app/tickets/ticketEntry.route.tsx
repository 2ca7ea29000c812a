import { useSettings } from '@players-club/flow-hooks/club'
import { useEnterTicket } from '@players-club/flow-hooks/tickets'
import { TicketEntryView } from '@players-club/ui/tickets/TicketEntryView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useRef, useState } from 'react'
import type { PageHandle } from '../shell/PageHandle.ts'
import { preloadHelp, TicketDialogs } from './TicketDialogs.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['tickets', 'location'] }

export default function TicketEntry() {
  const flow = useEnterTicket()
  const firstCode = useRef<HTMLInputElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <>
      <PageHead page="shell.enterTicket" />
      <TicketEntryView
        {...flow}
        settings={useSettings()}
        notice={flow.state.notice}
        onChoose={flow.choose}
        onChange={flow.change}
        onLeave={flow.leave}
        onSubmit={flow.submit}
        onHelp={() => setHelpOpen(true)}
        onHelpPreload={preloadHelp}
        firstCode={firstCode}
      >
        <TicketDialogs
          flow={flow}
          firstCode={firstCode}
          isHelpOpen={isHelpOpen}
          onHelpClose={() => setHelpOpen(false)}
        />
      </TicketEntryView>
    </>
  )
}
