import type { ErrorMessage } from '@players-club/api-client'
import { useCollectThemAll } from '@players-club/flow-hooks/activities'
import { useUnavailableGame } from '@players-club/flow-hooks/promotions'
import { CollectThemAllView } from '@players-club/ui/activities/CollectThemAllView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { CollectionDialogs, preloadProgress } from './CollectionDialogs.tsx'

interface CollectionProps {
  /** Null while its activity is loading. */
  superBonusKey: string | null
  /** Why the activity could not be loaded. */
  error?: ErrorMessage | null
  onRetry?: () => Promise<void>
}

/** A collect-them-all with its dialogs. */
export function Collection({ superBonusKey, error = null, onRetry }: CollectionProps) {
  const flow = useCollectThemAll({ superBonusKey })
  return (
    <>
      <PageHead
        page="shell.earn"
        name={flow.collection?.superBonusDTO.name}
        about={flow.collection?.superBonusDTO.description}
      />
      <CollectThemAllView
        collection={flow.collection}
        games={flow.games}
        points={flow.points}
        isClosed={flow.isClosed}
        isReached={flow.isReached}
        isSignedIn={flow.isSignedIn}
        error={error ?? flow.error}
        onRetry={error && onRetry ? onRetry : flow.refresh}
        onEnterTicket={flow.enterTicket}
        onUnavailableGame={useUnavailableGame()}
        onShowProgress={flow.showProgress}
        onPreload={preloadProgress}
      >
        <CollectionDialogs flow={flow} />
      </CollectThemAllView>
    </>
  )
}
