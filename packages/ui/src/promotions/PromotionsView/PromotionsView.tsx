import type { Promotion } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { QueryState } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx'
import { FeaturedPromotion } from './FeaturedPromotion.tsx'
import { LoadMore } from './LoadMore.tsx'

export interface PromotionsViewProps {
  promotions: readonly Promotion[] | undefined
  total: number
  hasFailed: boolean
  more: 'idle' | 'loading' | 'failed'
  onLoadMore: () => void
  onReload: () => void
}

/** The promotions: the featured one, all others as tickets, and more on demand. */
export function PromotionsView(props: PromotionsViewProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{translate('shell.promotions')}</Heading>
          <Text size="lead" tone="muted">
            {translate('promotions.lead')}
          </Text>
        </Stack>
        <PromotionList {...props} />
      </Stack>
    </Container>
  )
}

function PromotionList({ promotions, total, hasFailed, more, onLoadMore, onReload }: PromotionsViewProps) {
  const translate = useMessages()
  if (!promotions)
    return (
      <QueryState
        error={hasFailed ? { key: 'promotions.loadFailed' } : null}
        onRetry={onReload}
        action="promotions.reload"
      >
        <Skeleton count={12} />
      </QueryState>
    )
  if (promotions.length === 0)
    return (
      <EmptyState title={translate('promotions.empty.title')}>
        {translate('promotions.empty.text')}
      </EmptyState>
    )
  const [first, ...others] = promotions
  const featured = first?.featured ? first : undefined
  return (
    <>
      {featured && <FeaturedPromotion promotion={featured} />}
      <Stack as="section" gap={5}>
        {featured && others.length > 0 && <Heading level={2}>{translate('promotions.all')}</Heading>}
        <Grid as="ul">
          {(featured ? others : promotions).map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard
                promotion={promotion}
                titleLevel={featured ? 3 : 2}
                isFirstScreen={!featured && index === 0}
              />
            </li>
          ))}
        </Grid>
      </Stack>
      <LoadMore shown={promotions.length} total={total} more={more} onLoadMore={onLoadMore} />
    </>
  )
}
