'use client'

import { formatLongDate, lastDay, type Activity } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

const MAX_MARKS = 10

/** Facts to know before taking part: campaigns, limits, a film, the terms. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const translate = useMessages()
  const { bonusCampaigns, frequencyCap: cap, videoUrl, termsLink } = activity
  const marks = cap ? cap.count + cap.remaining : 0
  return (
    <>
      {bonusCampaigns.map(({ id, name, description, bonusAmount, end }) => (
        <Notice
          key={id}
          tone="accent"
          title={translate('activities.campaign', {
            name,
            points: bonusAmount,
            date: formatLongDate(lastDay(end, translate.zone), translate),
          })}
        >
          {description}
        </Notice>
      ))}
      {cap && !cap.limitReached && (
        <Text>{translate('activities.remaining', { remaining: cap.remaining })}</Text>
      )}
      {cap && marks > 1 && marks <= MAX_MARKS && <PunchMarks done={cap.count} total={marks} />}
      {videoUrl && (
        <Link href={videoUrl} isExternal>
          {translate('activities.video')}
        </Link>
      )}
      {termsLink && <Link href={termsLink}>{translate('activities.terms')}</Link>}
    </>
  )
}
