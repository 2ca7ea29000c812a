import { useUploadPhoto } from '@players-club/flow-hooks/activities'
import { PhotoPreview, PhotoUploadView } from '@players-club/ui/activities/PhotoUploadView'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/uploadContent.route.ts'
import { ActivityHead } from './ActivityHead.tsx'
import { AwardedModal } from './AwardedModal.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'
export { activityLoader as loader } from './activityAnswers.ts'

export const handle: PageHandle = { texts: ['activities', 'controls'] }

export const clientLoader = () => null

export default function UploadContent({ params: { activityId } }: Route.ComponentProps) {
  return <PhotoPage key={activityId} activityId={activityId} />
}

function PhotoPage({ activityId }: { activityId: string }) {
  const flow = useUploadPhoto(activityId)
  const { activity, error, refresh, isSignedIn, content, state } = flow
  const { photo, title, fault } = state
  const result = state.at === 'awarded' ? state.result : null
  return (
    <>
      <ActivityHead activity={activity} />
      <PhotoUploadView
        {...{ activity, error, isSignedIn, content, photo, title, fault }}
        refresh={refresh}
        share={state.at === 'uploading' ? state.share : null}
        onChoose={flow.choose}
        onTitle={flow.entitle}
        onSubmit={flow.submit}
        onCancel={flow.cancel}
        onSignIn={flow.signIn}
      >
        <AwardedModal
          isOpen={result !== null}
          points={result?.total_points ?? 0}
          name={activity?.title ?? ''}
          picture={photo && <PhotoPreview photo={photo} size="cover" />}
          onClose={flow.close}
        />
      </PhotoUploadView>
    </>
  )
}
