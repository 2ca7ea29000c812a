'use client'

import { formatLongDate, type Draw, type WonPrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Part } from './Part.tsx'
import { facts, prize, prizeList, prizeName, winnerList } from './PromotionView.css.ts'

export interface WinnersProps {
  published: PagePart<{ content: readonly Draw[] }>
  winners: PagePart<{ content: readonly WonPrize[] }>
}

/** The winners of the latest announced draw: only first names and initials. */
export function Winners({ published, winners }: WinnersProps) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{translate('promotions.winners')}</Heading>
      <Part of={published} count={3}>
        {({ content: [latest] }) =>
          latest ? (
            <>
              <Text tone="muted">
                {translate('promotions.winners.latest', {
                  draw: latest.name,
                  date: formatLongDate(new Date(latest.draw), translate),
                })}
              </Text>
              <Part of={winners} count={3}>
                {({ content }) => <WinnersList prizes={content} />}
              </Part>
            </>
          ) : (
            <Text tone="muted">{translate('promotions.winners.none')}</Text>
          )
        }
      </Part>
    </Stack>
  )
}

/** The prizes of a draw, each with its winners as far as they may be named. */
export function WinnersList({ prizes }: { prizes: readonly WonPrize[] }) {
  const translate = useMessages()
  return (
    <ul role="list" className={prizeList}>
      {prizes.map(({ id, name, winners }) => (
        <li key={id} className={prize}>
          <p className={prizeName}>{name}</p>
          {winners.length === 0 ? (
            <p className={facts}>{translate('promotions.winners.notDrawn')}</p>
          ) : (
            <ul role="list" className={winnerList}>
              {winners.map(winner => (
                <li key={winner.place}>{winner.name ?? translate('promotions.winners.somebody')}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
