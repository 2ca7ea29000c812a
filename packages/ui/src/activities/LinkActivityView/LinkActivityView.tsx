'use client'

import type { Activity } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/ActivityFrame.tsx'

/** The page of an activity that earns points for opening a link: the state of the credit and the actions. */
export interface LinkActivityViewProps extends Pick<
  ActivityFrameProps,
  'activity' | 'error' | 'refresh' | 'isSignedIn'
> {
  /** The points that the view earned; undefined before. */
  earned: number | undefined
  /** The link was opened, but it is unknown whether its points were credited. */
  uncertain: LocalizedText | null
  isCrediting: boolean
  /** Called when the link is pressed. The browser opens the tab itself, so no pop-up blocker interferes. */
  onView: () => void
  onRetry: () => void
  onSignIn: () => void
}

/** An activity that earns points for opening an external page. */
export function LinkActivityView(props: LinkActivityViewProps) {
  const { activity, error, refresh, isSignedIn, earned, isCrediting, uncertain } = props
  const isOpened = isCrediting || uncertain !== null || earned !== undefined
  const outcome = activity && isOpened && <Outcome {...props} activity={activity} />
  return (
    <ActivityFrame
      {...{ activity, error, refresh, isSignedIn }}
      action={activity && <View {...props} activity={activity} />}
      done={outcome}
    >
      {outcome}
    </ActivityFrame>
  )
}

type Shown = LinkActivityViewProps & { activity: Activity }

function View({ activity, isSignedIn, onView, onSignIn }: Shown) {
  const translate = useMessages()
  const { externalLink } = activity
  if (!isSignedIn) return <Button onPress={onSignIn}>{translate('activities.link.view')}</Button>
  if (externalLink === null) return null
  return (
    <LinkButton
      href={externalLink}
      isExternal
      onClick={onView}
      // The middle button opens the page as well, without a click.
      onAuxClick={({ button }) => button === 1 && onView()}
    >
      {translate('activities.link.view')}
    </LinkButton>
  )
}

function Outcome({ activity, earned, uncertain, onRetry }: Shown) {
  const translate = useMessages()
  return (
    <Stack gap={4} align="start">
      {earned !== undefined && (
        <Notice tone="success">{translate('activities.earned', { points: earned })}</Notice>
      )}
      {uncertain && (
        <>
          <Notice tone="warning" title={translate('activities.link.uncertain')} isAnnounced>
            {resolveText(translate, uncertain)}
          </Notice>
          <Button onPress={onRetry}>{translate('activities.link.retry')}</Button>
        </>
      )}
      {activity.externalLink !== null && (
        <Text size="small">
          {translate('activities.link.opened')}{' '}
          <Link href={activity.externalLink} isExternal>
            {activity.title}
          </Link>
        </Text>
      )}
    </Stack>
  )
}
