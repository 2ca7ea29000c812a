import { bucketsCollected, MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import type { CollectThemAll } from '@players-club/flow-hooks/activities'
import { clubDialog } from '../shell/clubDialog.tsx'

const CollectProgressDialog = clubDialog(() =>
  import('@players-club/ui/activities/CollectProgressDialog').then(module => module.CollectProgressDialog),
)
const SuperBonusDialog = clubDialog(
  () => import('@players-club/ui/activities/SuperBonusDialog').then(module => module.SuperBonusDialog),
  [],
  ({ superBonus: { name } }) => ({
    type: 'success',
    key: 'activities.collect.dialog.title',
    params: { name },
    timeout: MESSAGE_TIMEOUTS.long,
  }),
)

/** Prefetches the dialog of all buckets as soon as it may be wanted. */
export const preloadProgress = () => CollectProgressDialog.preload()

/** The dialog with every bucket of a collection, and the celebration when it is complete. */
export function CollectionDialogs({ flow }: { flow: CollectThemAll }) {
  const { state, collection, games, close, closeProgress } = flow
  if (!collection) return null
  const { superBonusDTO } = collection
  return (
    <>
      <CollectProgressDialog
        isOpen={state.isDetailed}
        games={games}
        done={bucketsCollected(collection)}
        total={superBonusDTO.minBuckets}
        onClose={closeProgress}
      />
      <SuperBonusDialog
        isOpen={state.at !== 'hidden'}
        superBonus={superBonusDTO}
        isReady={state.at === 'ready'}
        onClose={close}
      />
    </>
  )
}
