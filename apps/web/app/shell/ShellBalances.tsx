import { DEFAULT_POINTS_DEEPLINK, DEFAULT_TOKENS_DEEPLINK } from '@players-club/domain-models'
import { usePointsBalance } from '@players-club/flow-hooks/history'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { useFeatureFlag, useRemoteConfig } from '@players-club/flow-hooks/shell'
import { BalancePill } from '@players-club/ui/shell/BalancePill'

export function ShellBalances() {
  const { BALANCES_BUTTONS_CONFIG: buttons } = useRemoteConfig()
  const points = usePointsBalance()
  const hasLounge = useFeatureFlag('SWEEPSTAKES_V1')
  return (
    <>
      <BalancePill
        kind="points"
        amount={points.data?.balance}
        href={buttons?.points?.WEB_DEEPLINK ?? DEFAULT_POINTS_DEEPLINK}
      />
      {hasLounge && <Tokens href={buttons?.tokens?.WEB_DEEPLINK ?? DEFAULT_TOKENS_DEEPLINK} />}
    </>
  )
}

function Tokens({ href }: { href: string }) {
  const tokens = useUserTokens()
  return <BalancePill kind="tokens" amount={tokens.data?.balance} href={href} />
}
