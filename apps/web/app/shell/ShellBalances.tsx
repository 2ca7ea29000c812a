import { DEFAULT_POINTS_DEEPLINK, DEFAULT_TOKENS_DEEPLINK } from '@players-club/domain-models'
import { usePointsBalance } from '@players-club/flow-hooks/history'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { useRemoteConfig } from '@players-club/flow-hooks/shell'
import { BalancePill } from '@players-club/ui/shell/BalancePill'
import { useDeepLink } from './useDeepLink.ts'
import { useHeaderTokens } from './useHeaderTokens.ts'

export function ShellBalances() {
  return (
    <>
      <ShellPoints />
      {useHeaderTokens() && <PlayersTokens />}
    </>
  )
}

export function ShellPoints() {
  return <Points amount={usePointsBalance().data?.balance} />
}

/** The skeleton of the balances while the session is restored. */
export function ShellBalancesSkeleton() {
  return (
    <>
      <Points amount={undefined} />
      {useHeaderTokens() && <Tokens amount={undefined} />}
    </>
  )
}

type BalanceProps = { amount: number | undefined }

function Points({ amount }: BalanceProps) {
  const { BALANCES_BUTTONS_CONFIG: buttons } = useRemoteConfig()
  return (
    <BalancePill
      isShort
      kind="points"
      amount={amount}
      href={useDeepLink(buttons?.points?.WEB_DEEPLINK, DEFAULT_POINTS_DEEPLINK)}
    />
  )
}

function PlayersTokens() {
  return <Tokens amount={useUserTokens().data?.balance} />
}

function Tokens({ amount }: BalanceProps) {
  const { BALANCES_BUTTONS_CONFIG: buttons } = useRemoteConfig()
  return (
    <BalancePill
      isShort
      kind="tokens"
      amount={amount}
      href={useDeepLink(buttons?.tokens?.WEB_DEEPLINK, DEFAULT_TOKENS_DEEPLINK)}
    />
  )
}
