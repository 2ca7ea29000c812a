import type { InformationTileSummary } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Container } from '../../primitives/Container/Container.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { QueryState } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { InformationTileCard } from '../InformationTileCard/InformationTileCard.tsx'

export interface InformationListViewProps {
  /** Undefined while loading. */
  tiles: readonly InformationTileSummary[] | undefined
  error: LocalizedText | null
  refresh: () => void
}

/** The list of all information-only tiles. */
export function InformationListView({ tiles, error, refresh }: InformationListViewProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{translate('information.title')}</Heading>
          <Text tone="muted">{translate('information.lead')}</Text>
        </Stack>
        {tiles ? (
          <Tiles tiles={tiles} />
        ) : (
          <QueryState error={error} onRetry={refresh}>
            <Skeleton count={8} />
          </QueryState>
        )}
      </Stack>
    </Container>
  )
}

function Tiles({ tiles }: { tiles: readonly InformationTileSummary[] }) {
  const translate = useMessages()
  if (tiles.length === 0)
    return (
      <EmptyState
        title={translate('information.empty.title')}
        picture={<DesertScene seed="information" />}
        action={<LinkButton href="/media/faq">{translate('information.empty.action')}</LinkButton>}
      >
        {translate('information.empty.text')}
      </EmptyState>
    )
  return (
    <Grid as="ul">
      {tiles.map(tile => (
        <InformationTileCard
          key={tile.id}
          tile={tile}
          action={translate('information.read')}
          titleLevel={2}
        />
      ))}
    </Grid>
  )
}
