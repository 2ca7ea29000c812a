import type { Activity } from '@players-club/domain-models'
import { PageHead, type PageHeadProps } from '@players-club/ui/shell/PageHead'

interface ActivityHeadProps {
  /** Undefined while loading. */
  activity: Pick<Activity, 'title' | 'description'> | undefined
  /** The title while it loads. @default 'shell.earn' */
  page?: PageHeadProps['page']
}

/** The document's title and description on the page of an activity. */
export function ActivityHead({ activity, page = 'shell.earn' }: ActivityHeadProps) {
  return <PageHead page={page} name={activity?.title} about={activity?.description} />
}
