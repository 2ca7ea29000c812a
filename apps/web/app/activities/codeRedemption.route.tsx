import { useRedeemCode } from '@players-club/flow-hooks/activities'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'
import { CodeForm } from './CodeForm.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

/** The form for codes of any activity. */
export default function CodeRedemption() {
  return (
    <>
      <PageHead page="activities.code.title" />
      <CodeForm flow={useRedeemCode()} />
    </>
  )
}
