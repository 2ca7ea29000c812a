'use client'

import type { Promotion } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx'
import { FeaturedPromotion } from './FeaturedPromotion.tsx'
import { LoadMore } from './LoadMore.tsx'

/** The list of promotions, and the state of loading more of them. */
export interface PromotionsViewProps {
  promotions: readonly Promotion[] | undefined
  total: number
  hasFailed: boolean
  more: 'idle' | 'loading' | 'failed'
  onLoadMore: () => void
  onReload: Retry
}

/** The promotions: the featured one, all others as tickets, and more on demand. */
export function PromotionsView({ promotions, hasFailed, onReload, ...props }: PromotionsViewProps) {
  const translate = useMessages()
  const error = hasFailed ? ({ key: 'promotions.loadFailed' } as const) : null
  return (
    <PageFrame gap={8}>
      <Stack gap={2}>
        <Heading level={1}>{translate('shell.promotions')}</Heading>
        <Text size="lead" tone="muted">
          {translate('promotions.lead')}
        </Text>
      </Stack>
      <Part
        of={{ data: promotions, error, refresh: onReload }}
        action="promotions.reload"
        count={12}
        empty={
          <EmptyState title={translate('promotions.empty.title')}>
            {translate('promotions.empty.text')}
          </EmptyState>
        }
      >
        {known => <PromotionList {...props} promotions={known} />}
      </Part>
    </PageFrame>
  )
}

type ListProps = Pick<PromotionsViewProps, 'total' | 'more' | 'onLoadMore'> & {
  promotions: readonly Promotion[]
}

function PromotionList({ promotions, total, more, onLoadMore }: ListProps) {
  const translate = useMessages()
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
