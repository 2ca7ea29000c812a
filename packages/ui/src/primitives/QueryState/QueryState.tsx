'use client'

import type { MessageKey } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Loading } from './Loading.tsx'
import { useRetry } from './useRetry.ts'

/** Tries again. Until a promise that it returns settles, the button is pending. */
export type Retry = () => void | Promise<unknown>

/** What stands in place of data: skeletons while it loads, or why it failed and a way to try again. */
export interface QueryStateProps {
  /** Why loading failed; null while it is loading. */
  error: LocalizedText | null
  onRetry: Retry
  /** The label of the button, where it is not "Try again". */
  action?: MessageKey
  /** Skeletons with the size of the content. */
  children: ReactNode
}

/**
 * The loading and error state of a query: skeletons, or a notice with a retry button.
 *
 * @example
 * ```tsx
 * import { QueryState, Skeleton, Text, type QueryStateProps } from '@players-club/ui'
 *
 * interface Points extends Pick<QueryStateProps, 'error' | 'onRetry'> {
 *   balance: number | undefined
 * }
 *
 * export const Balance = ({ balance, error, onRetry }: Points) =>
 *   balance === undefined ? (
 *     <QueryState error={error} onRetry={onRetry}>
 *       <Skeleton />
 *     </QueryState>
 *   ) : (
 *     <Text>{balance}</Text>
 *   )
 * ```
 */
export function QueryState({ error, children, ...retrying }: QueryStateProps) {
  return error ? <Failure error={error} {...retrying} /> : <Loading>{children}</Loading>
}

interface FailureProps extends Pick<QueryStateProps, 'onRetry' | 'action'> {
  error: LocalizedText
}

function Failure({ error, onRetry, action = 'shell.tryAgain' }: FailureProps) {
  const translate = useMessages()
  const { isPending, retries, retry } = useRetry(onRetry)
  return (
    <Stack gap={4} align="start">
      <Notice key={retries} tone="danger" isAnnounced>
        {resolveText(translate, error)}
      </Notice>
      <Button isPending={isPending} onPress={retry}>
        {translate(action)}
      </Button>
    </Stack>
  )
}
