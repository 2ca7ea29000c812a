import { useBalanceWidget } from '@players-club/flow-hooks/lounge'
import { BalanceWidget } from '@players-club/ui/lounge/BalanceWidget'
import { useMessages } from '@players-club/ui/messages'
import { mountPage } from '../frame/mountPage.tsx'
import { openFrame, type Frame } from '../frame/openFrame.ts'

function Balance({ host, signInWindow, onHeight }: Frame) {
  const { state, signIn, retry } = useBalanceWidget({ host, signInWindow })
  return (
    <>
      <title>{useMessages()('lounge.widget.frameTitle')}</title>
      <BalanceWidget state={state} onSignIn={signIn} onRetry={retry} onHeight={onHeight} />
    </>
  )
}

const frame = await openFrame()
await mountPage(<Balance {...frame} />, { locale: frame.locale, platform: 'embed' })
