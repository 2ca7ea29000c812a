import { useSignIn } from '@players-club/flow-hooks/accounts'
import { useBalanceSharing, useVisitor } from '@players-club/flow-hooks/lounge'
import { useMessageBar, useMessagePauses } from '@players-club/flow-hooks/shell'
import { SignInView } from '@players-club/ui/accounts/SignInView'
import { DesertScene } from '@players-club/ui/art'
import { BalanceSharingView } from '@players-club/ui/lounge/BalanceSharingView'
import { useMessages } from '@players-club/ui/messages'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { LinkButton } from '@players-club/ui/primitives/LinkButton'
import { MessageBar } from '@players-club/ui/primitives/MessageBar'
import { useFocusRecovery } from '@players-club/ui/shell/ClubLayout'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { PlainPage } from '@players-club/ui/shell/PlainPage'
import { useState, type ReactNode } from 'react'
import { frameLocale, pageLanguages } from '../frame/frameParams.ts'
import { mountPage } from '../frame/mountPage.tsx'
import { readSignInRequest, type SignInRequest } from './readSignInRequest.ts'
import { SignInLoading } from './SignInLoading.tsx'

const SuspendedDialog = lazyDialog(
  () => import('@players-club/ui/accounts/SuspendedDialog').then(module => module.SuspendedDialog),
  ['dialogs'],
)

/** The links open new tabs: a window that leaves this page loses the frame that waits for its code. */
function SignIn() {
  const { reactivation, ...flow } = useSignIn()
  return (
    <>
      <PageHead page="accounts.signIn.title" />
      <SignInView
        {...flow}
        onChange={flow.change}
        onLeaveEmail={flow.leaveEmail}
        onSubmit={flow.submit}
        isAlone
      >
        <SuspendedDialog
          isOpen={reactivation.step !== null}
          step={reactivation.step ?? 'asking'}
          error={reactivation.error}
          onReactivate={reactivation.accept}
          onClose={reactivation.close}
          onLoadError={reactivation.close}
        />
      </SignInView>
    </>
  )
}

function Sharing({ binding, opener, partner, isLost }: SignInRequest) {
  const { state, allow, cancel } = useBalanceSharing({ binding, opener })
  const [isTooLate, setTooLate] = useState(false)
  const translate = useMessages()
  return (
    <>
      <PageHead name={translate('lounge.sharing.title', { partner })} />
      <BalanceSharingView
        state={isTooLate ? { at: 'failed', message: { key: 'lounge.sharing.noSite' } } : state}
        partner={partner}
        onAllow={() => (isLost() ? setTooLate(true) : allow())}
        onCancel={cancel}
      />
    </>
  )
}

function SignInWindow({ request }: { request: SignInRequest }) {
  const visitor = useVisitor()
  if (visitor === 'asking') return <SignInLoading />
  return visitor === 'player' ? <Sharing {...request} /> : <SignIn />
}

/** Shown where the window has no opener to which a code could be sent. */
function NoSite() {
  const translate = useMessages()
  return (
    <>
      <PageHead page="lounge.sharing.noSiteTitle" />
      <PlainPage
        title={translate('lounge.sharing.noSiteTitle')}
        text={translate('lounge.sharing.noSite')}
        actions={<LinkButton href="/">{translate('lounge.sharing.home')}</LinkButton>}
        art={<DesertScene />}
      />
    </>
  )
}

/** Says, among other things, that a session is over. */
function Messages() {
  const translate = useMessages()
  const { message, close } = useMessageBar()
  const pauses = useMessagePauses()
  const text = message && (message.key ? translate(message.key, message.params) : message.text)
  return (
    <div {...pauses}>
      <MessageBar
        message={message && { id: message.id, type: message.type, text: text ?? '' }}
        onClose={close}
      />
    </div>
  )
}

function Layout({ children }: { children: ReactNode }) {
  useFocusRecovery()
  return children
}

const request = readSignInRequest(window)
const locale = frameLocale(new URLSearchParams(location.search).get('lang'), pageLanguages())
void mountPage(
  <>
    <main>{request ? <SignInWindow request={request} /> : <NoSite />}</main>
    <Messages />
  </>,
  { locale, platform: 'web', texts: ['accounts'], Layout },
)
