import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fact, prizes as prizesClass, value } from './RewardView.css.ts'
import type { RewardViewProps } from './RewardViewProps.ts'

/** What a draw gives, and who won it once that is announced. */
export function RewardPrizes({ prizes }: Pick<RewardViewProps, 'prizes'>) {
  const translate = useMessages()
  const isDrawn = prizes?.some(({ winners }) => winners) ?? false
  return (
    <Stack gap={3}>
      <Heading level={2} size="title">
        {translate(isDrawn ? 'rewards.detail.winners' : 'rewards.detail.prizes')}
      </Heading>
      {prizes ? (
        <ul className={prizesClass} role="list">
          {prizes.map(({ id, name, quantity, winners }) => (
            <li key={id}>
              <p className={value}>{quantity > 1 ? `${quantity} × ${name}` : name}</p>
              {winners && (
                <p className={fact}>
                  {winners.length > 0
                    ? winners.map(winner => winner.name ?? translate('rewards.detail.anonymous')).join(', ')
                    : translate('rewards.detail.noWinnerYet')}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton count={2} />
      )}
      {prizes?.length === 0 && <Text>{translate('rewards.detail.noWinnerYet')}</Text>}
    </Stack>
  )
}
