'use client'

import { formatShortDate, lastDay, type Promotion } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { PromotionBadge } from '../../promotions/PromotionCard/PromotionBadge.tsx'

export interface GamePromotionsProps {
  promotions: PagePart<{ content: readonly Promotion[] }>
  /** All draws for its tickets, past ones too. */
  drawIds: PagePart<{ content: readonly number[] }>
}

/** How many draws a game's tickets have had and have, and the promotions that take them now or will. */
export function GamePromotions({ promotions, drawIds }: GamePromotionsProps) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{translate('games.draws')}</Heading>
      <Part of={drawIds} count={3}>
        {({ content: draws }) => (
          <>
            <Text>{translate('games.drawCount', { count: draws.length })}</Text>
            <Part of={promotions} count={3}>
              {({ content }) =>
                content.length > 0 ? (
                  <Promotions promotions={content} />
                ) : (
                  draws.length > 0 && <Text>{translate('games.promotion.none')}</Text>
                )
              }
            </Part>
          </>
        )}
      </Part>
    </Stack>
  )
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const translate = useMessages()
  return (
    <Grid as="ul">
      {promotions.map(one => (
        <TicketCard
          key={one.id}
          as="li"
          href={`/promotion/${one.id}`}
          title={one.name}
          picture={<Image src={one.fullImage} alt="" width={480} height={270} fit="cover" />}
          badge={<PromotionBadge status={one.status} />}
        >
          <p>
            {one.status === 'comingSoon'
              ? translate('games.promotion.begins', { date: formatShortDate(new Date(one.start), translate) })
              : translate('games.promotion.ends', {
                  date: formatShortDate(lastDay(one.entryEnd, translate.zone), translate),
                })}
          </p>
        </TicketCard>
      ))}
    </Grid>
  )
}
