import { useSession } from '@players-club/flow-hooks/accounts'
import { useRecommendations, useRemoteConfig } from '@players-club/flow-hooks/shell'
import { RecommendationsDialog } from '@players-club/ui/shell/RecommendationsDialog'

/** The dialog of the For You button. */
export function ForYou(props: { isOpen: boolean; onClose: () => void }) {
  const { account } = useSession()
  const { BALANCES_BUTTONS_CONFIG: buttons } = useRemoteConfig()
  return (
    <RecommendationsDialog
      {...props}
      {...useRecommendations(props.isOpen)}
      words={buttons?.forYou}
      firstName={account?.firstName}
    />
  )
}
