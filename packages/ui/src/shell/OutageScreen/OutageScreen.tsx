'use client'

import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { PlainPage } from '../PlainPage/PlainPage.tsx'

/** The kinds of outages that close the club. */
export const outageKinds = ['planned', 'unplanned'] as const
/** The kind of an outage that closes the club. */
export type OutageKind = (typeof outageKinds)[number]

/** What is said about an outage that closes the club. */
export interface OutageScreenProps {
  kind: OutageKind
  /** The lottery's text about the outage. */
  body: string
}

/** Replaces the whole application during an outage. */
export function OutageScreen({ kind, body }: OutageScreenProps) {
  const translate = useMessages()
  return (
    <main>
      <div role="alert">
        <PlainPage title={translate(`shell.outage.${kind}`)} text={body} art={<DesertScene isNight />} />
      </div>
    </main>
  )
}
