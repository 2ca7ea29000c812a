import { formatShortDate, type Promotion } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Image } from '../../primitives/Image/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TicketCard } from '../../primitives/TicketCard/index.ts'

export interface GamePromotionsProps {
  promotions: readonly Promotion[] | undefined
  drawCount: number
}

/** What the tickets of a game take part in. */
export function GamePromotions({ promotions, drawCount }: GamePromotionsProps) {
  const translate = useMessages()
  const { locale } = translate
  if (!promotions) return null
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{translate('games.draws')}</Heading>
      <Text>{translate('games.drawCount', { count: drawCount })}</Text>
      {promotions.length > 0 && (
        <Grid as="ul">
          {promotions.map(one => (
            <TicketCard
              key={one.id}
              as="li"
              href={`/promotion/${one.id}`}
              title={one.name}
              picture={<Image src={one.fullImage} alt="" width={480} height={270} fit="cover" />}
            >
              <p>
                {translate('games.promotion.ends', { date: formatShortDate(new Date(one.entryEnd), locale) })}
              </p>
            </TicketCard>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
