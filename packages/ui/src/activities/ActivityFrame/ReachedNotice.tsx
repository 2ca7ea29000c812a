'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { reachedText } from '../ActivityCard/ActivityBadge.tsx'

/** In place of the action of an activity that the player can do no more. */
export function ReachedNotice({ earns }: { earns: boolean }) {
  const translate = useMessages()
  return (
    <Notice tone="success" title={translate(reachedText(earns))}>
      {translate(earns ? 'activities.reached' : 'activities.takenPart.text')}{' '}
      <Link href="/earn">{translate('activities.all')}</Link>
    </Notice>
  )
}
