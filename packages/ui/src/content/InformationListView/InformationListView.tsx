import type { InformationTileSummary } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Container } from '../../primitives/Container/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { InformationTileCard } from '../InformationTileCard/index.ts'

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
