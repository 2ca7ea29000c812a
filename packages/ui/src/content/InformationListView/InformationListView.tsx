'use client'

import type { InformationTileSummary } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { InformationTileCard } from '../InformationTileCard/InformationTileCard.tsx'

/** The information tiles of the list; undefined while they load. */
export interface InformationListViewProps {
  /** Undefined while loading. */
  tiles: readonly InformationTileSummary[] | undefined
  error: LocalizedText | null
  refresh: Retry
}

/** The list of all information-only tiles. */
export function InformationListView({ tiles, error, refresh }: InformationListViewProps) {
  const translate = useMessages()
  return (
    <PageFrame
      title={translate('information.title')}
      lead={translate('information.lead')}
      leadSize="body"
      gap={8}
    >
      <Part
        of={{ data: tiles, error, refresh }}
        count={8}
        empty={
          <EmptyState
            title={translate('information.empty.title')}
            picture={<DesertScene seed="information" />}
            action={<LinkButton href="/media/faq">{translate('information.empty.action')}</LinkButton>}
          >
            {translate('information.empty.text')}
          </EmptyState>
        }
      >
        {known => (
          <Grid as="ul">
            {known.map(tile => (
              <InformationTileCard
                key={tile.id}
                tile={tile}
                action={translate('information.read')}
                titleLevel={2}
              />
            ))}
          </Grid>
        )}
      </Part>
    </PageFrame>
  )
}
