import { useCreditedActivity, type CreditedActivityPage } from '@players-club/flow-hooks/activities'
import { CreditedActivityView } from '@players-club/ui/activities/CreditedActivityView'
import { PageHead } from '@players-club/ui/shell/PageHead'

interface CreditedPageProps {
  activity: CreditedActivityPage
  /** Undefined in the settings. */
  activityId?: string
}

/** The page of an activity that is credited automatically: by its id, or in the settings. */
export function CreditedPage({ activity, activityId }: CreditedPageProps) {
  return (
    <>
      <PageHead page={`activities.${activity}.title`} />
      <CreditedActivityView
        activity={activity}
        {...useCreditedActivity(activity, activityId)}
        place={activityId === undefined ? 'settings' : 'page'}
      />
    </>
  )
}
