import { DEFAULT_POINTS_DEEPLINK, DEFAULT_TOKENS_DEEPLINK } from '@players-club/domain-models'
import { balanceOf } from '@players-club/flow-hooks/club'
import { usePointsBalance } from '@players-club/flow-hooks/history'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { useFeatureFlag, useOpenAddresses, useRemoteConfig } from '@players-club/flow-hooks/shell'
import { BalancePill, type BalancePillProps } from '@players-club/ui/shell/BalancePill'
import { useIsLounge } from './useIsLounge.ts'

/** Whether the header shows the tokens: not in the lounge, each of whose pages shows them with a link to more. */
function useHeaderTokens(): boolean {
  const isLounge = useIsLounge()
  return useFeatureFlag('SWEEPSTAKES_V1') && !isLounge
}

export function ShellBalances() {
  return (
    <>
      <ShellPoints />
      {useHeaderTokens() && <PlayersTokens />}
    </>
  )
}

export function ShellPoints() {
  return <Balance kind="points" amount={balanceOf(usePointsBalance())} />
}

function PlayersTokens() {
  return <Balance kind="tokens" amount={balanceOf(useUserTokens())} />
}

/** The skeleton of the balances while the session is restored. */
export function ShellBalancesSkeleton() {
  return (
    <>
      <Balance kind="points" amount={undefined} />
      {useHeaderTokens() && <Balance kind="tokens" amount={undefined} />}
    </>
  )
}

/** Leads to the address that is configured, where the visitor has its page. */
function Balance({ kind, amount }: Pick<BalancePillProps, 'kind' | 'amount'>) {
  const { BALANCES_BUTTONS_CONFIG: buttons } = useRemoteConfig()
  const standard = kind === 'points' ? DEFAULT_POINTS_DEEPLINK : DEFAULT_TOKENS_DEEPLINK
  const configured = buttons?.[kind]?.WEB_DEEPLINK
  const isOpen = useOpenAddresses()
  const href = configured !== undefined && isOpen(configured) ? configured : standard
  return <BalancePill isShort kind={kind} amount={amount} href={href} />
}
