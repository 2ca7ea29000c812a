import { useFeedback } from '@players-club/flow-hooks/content'
import { useRemoteConfig } from '@players-club/flow-hooks/shell'
import { FeedbackView } from '@players-club/ui/content/FeedbackView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useState } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['content', 'accounts', 'profile', 'controls'] }

const ContactDialog = clubDialog(() =>
  import('@players-club/ui/content/ContactDialog').then(module => module.ContactDialog),
)

export default function Feedback() {
  const { change, leave, submit, ...flow } = useFeedback()
  const { switches } = useRemoteConfig()
  const [isCalling, setCalling] = useState(false)
  return (
    <>
      <PageHead page="feedback.title" />
      <FeedbackView
        {...flow}
        onChange={change}
        onLeave={leave}
        onSubmit={submit}
        onCall={switches?.SHOW_CONTACT_INFO ? () => setCalling(true) : undefined}
      >
        <ContactDialog isOpen={isCalling} onClose={() => setCalling(false)} />
      </FeedbackView>
    </>
  )
}
