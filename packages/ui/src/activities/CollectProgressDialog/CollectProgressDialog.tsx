'use client'

import { isBucketFilled } from '@players-club/domain-models'
import { Check } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import type { NamedBucket } from '../CollectThemAllView/GamesThatCount.tsx'
import { bucket, buckets } from './CollectProgressDialog.css.ts'

/** How far a collection is, game by game. */
export interface CollectProgressDialogProps {
  isOpen: boolean
  games: readonly NamedBucket[]
  done: number
  total: number
  onClose: () => void
}

/** Every bucket of a collection and its progress. */
export function CollectProgressDialog({ isOpen, games, done, total, onClose }: CollectProgressDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('activities.collect.progress')}
      size="small"
      footer={<Button onPress={onClose}>{translate('shell.close')}</Button>}
    >
      <Stack gap={5}>
        <Text>{translate('activities.collect.progress.count', { done, total })}</Text>
        <ul role="list" className={buckets}>
          {games.map(({ game, ...each }) => (
            <li key={each.gameId} className={bucket}>
              <ProgressBar
                label={game?.name ?? translate('activities.collect.otherGame')}
                value={each.currentEntries}
                max={each.maxEntries}
                valueText={translate('activities.collect.bucket', {
                  done: each.currentEntries,
                  total: each.maxEntries,
                })}
              />
              {isBucketFilled(each) && (
                <div>
                  <Badge tone="success" icon={Check}>
                    {translate('activities.collect.filled')}
                  </Badge>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
