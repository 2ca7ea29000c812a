import type { ErrorMessage } from '@players-club/api-client'
import { copperStateLottery } from '@players-club/domain-models'
import { useCollectThemAll } from '@players-club/flow-hooks/activities'
import { CollectThemAllView } from '@players-club/ui/activities/CollectThemAllView'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { PageTitle } from '@players-club/ui/shell/PageTitle'

const CollectProgressDialog = lazyDialog(() =>
  import('@players-club/ui/activities/CollectProgressDialog').then(module => module.CollectProgressDialog),
)
const SuperBonusDialog = lazyDialog(() =>
  import('@players-club/ui/activities/SuperBonusDialog').then(module => module.SuperBonusDialog),
)

interface CollectionProps {
  /** Null while its activity is on its way. */
  superBonusKey: string | null
  error?: ErrorMessage | null
  onRetry?: () => void
}

/** A collect-them-all with its dialogs. */
export function Collection({ superBonusKey, error = null, onRetry }: CollectionProps) {
  const flow = useCollectThemAll({ superBonusKey })
  const { state, collection, games } = flow
  const dto = collection?.superBonusDTO
  return (
    <>
      <PageTitle page="shell.earn" name={dto?.name} brand={copperStateLottery} />
      <CollectThemAllView
        collection={collection}
        games={games}
        points={flow.points}
        isSignedIn={flow.isSignedIn}
        error={error ?? flow.error}
        onRetry={error && onRetry ? onRetry : flow.refresh}
        onEnterTicket={flow.enterTicket}
        onShowProgress={flow.showProgress}
        onApproach={() => CollectProgressDialog.preload()}
      >
        <CollectProgressDialog
          isOpen={state.isDetailed}
          games={games}
          done={collection?.numberOfBucketsFilled ?? 0}
          total={dto?.minBuckets ?? 0}
          onClose={flow.closeProgress}
          onMissing={flow.closeProgress}
        />
        {dto && (
          <SuperBonusDialog
            isOpen={state.at !== 'hidden'}
            superBonus={dto}
            isReady={state.at === 'ready'}
            onClose={flow.close}
            onMissing={flow.close}
          />
        )}
      </CollectThemAllView>
    </>
  )
}
