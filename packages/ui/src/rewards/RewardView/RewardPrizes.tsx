'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { fact, prizes as prizesClass, value } from './RewardView.css.ts'
import type { RewardViewProps } from './RewardViewProps.ts'

/** The prizes of a draw, and the winners once they are announced. */
export function RewardPrizes({ prizes }: Pick<RewardViewProps, 'prizes'>) {
  const translate = useMessages()
  const isDrawn = prizes.data?.content.some(({ winners }) => winners) ?? false
  return (
    <Stack gap={3}>
      <Heading level={2} size="title">
        {translate(isDrawn ? 'rewards.detail.winners' : 'rewards.detail.prizes')}
      </Heading>
      <Part of={prizes} count={2}>
        {({ content, isAnnounced }) =>
          content.length === 0 ? (
            <Text>{translate('rewards.detail.noWinnerYet')}</Text>
          ) : (
            <ul className={prizesClass} role="list">
              {content.map(({ id, name, quantity, winners }) => (
                <li key={id}>
                  <p className={value}>{quantity > 1 ? `${quantity} × ${name}` : name}</p>
                  {winners && (
                    <p className={fact}>
                      {winners.length > 0
                        ? winners
                            .map(winner => winner.name ?? translate('rewards.detail.anonymous'))
                            .join(', ')
                        : translate(isAnnounced ? 'rewards.detail.notWon' : 'rewards.detail.noWinnerYet')}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </Stack>
  )
}
