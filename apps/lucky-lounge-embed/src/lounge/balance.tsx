import { useBalanceWidget } from '@players-club/flow-hooks/lounge'
import { BalanceWidget } from '@players-club/ui/lounge/BalanceWidget'
import { mountFrame } from '../frame/mountFrame.ts'
import { openFrame, type Frame } from '../frame/openFrame.ts'

function Balance({ host, signInWindow, onHeight }: Frame) {
  const { state, signIn, retry } = useBalanceWidget({ host, signInWindow })
  return <BalanceWidget state={state} onSignIn={signIn} onRetry={retry} onHeight={onHeight} />
}

void openFrame().then(frame => mountFrame(<Balance {...frame} />, frame, 'lounge.widget.frameTitle'))
