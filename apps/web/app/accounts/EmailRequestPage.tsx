import type { useForgotPassword } from '@players-club/flow-hooks/accounts'
import { EmailRequestView, type EmailKind } from '@players-club/ui/accounts/EmailRequestView'
import { PageHead } from '@players-club/ui/shell/PageHead'

interface EmailRequestPageProps {
  kind: EmailKind
  flow: ReturnType<typeof useForgotPassword>
}

/** The page that sends a mail with a link. */
export function EmailRequestPage({ kind, flow }: EmailRequestPageProps) {
  return (
    <>
      <PageHead page={`${kind}.title`} />
      <EmailRequestView
        {...flow}
        kind={kind}
        onChange={flow.change}
        onLeave={flow.leave}
        onSubmit={flow.submit}
      />
    </>
  )
}
