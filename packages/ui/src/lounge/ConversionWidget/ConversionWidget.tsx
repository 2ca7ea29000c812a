'use client'

import { formatPoints, TOKENS_PER_DAY, type ConversionTerms } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { fact, facts, value } from './ConversionWidget.css.ts'

/** The offer to exchange points for tokens, and why nothing can be exchanged now. */
export interface ConversionWidgetProps {
  /** Undefined while loading. */
  terms: ConversionTerms | undefined
  points: number | undefined
  /** Why nothing can be converted now. */
  obstacle: 'tooFewPoints' | 'limitReached' | null
  error: LocalizedText | null
  onOpen: () => void
  /** Called on hover or focus of the button, to preload the dialog. */
  onPreload?: () => void
  onReload: Retry
}

/**
 * The offer to convert points to tokens: the rate, the rest of the daily limit, and the button to the dialog.
 */
export function ConversionWidget(props: ConversionWidgetProps) {
  const { terms, points, obstacle, error, onReload } = props
  const translate = useMessages()
  const hintId = useId()
  const isKnown = terms !== undefined && points !== undefined
  return (
    <TicketCard
      as="div"
      title={translate('lounge.convert.title')}
      titleLevel={2}
      stub={terms && formatPoints(terms.activityAmount, translate.locale)}
      unit={terms && translate('shell.unit.tokens', { amount: terms.activityAmount })}
      controls={
        isKnown && (
          <Button
            isDisabled={obstacle !== null}
            aria-describedby={obstacle ? hintId : undefined}
            onPress={props.onOpen}
            onPointerEnter={props.onPreload}
            onFocus={props.onPreload}
          >
            {translate('lounge.convert.open')}
          </Button>
        )
      }
    >
      {isKnown ? (
        <>
          <p>
            {translate('lounge.convert.rate', {
              points: terms.rewardAmount,
              tokens: terms.activityAmount,
              most: TOKENS_PER_DAY,
            })}
          </p>
          <dl className={facts}>
            <dt className={fact}>{translate('lounge.convert.points')}</dt>
            <dd className={value}>{formatPoints(points, translate.locale)}</dd>
            <dt className={fact}>{translate('lounge.convert.left')}</dt>
            <dd className={value}>
              {translate('lounge.convert.leftAmount', { amount: terms.frequencyCap.remaining })}
            </dd>
          </dl>
          {obstacle && (
            <div id={hintId}>
              <Notice tone="neutral">
                {obstacle === 'limitReached'
                  ? translate('lounge.convert.limit')
                  : translate('lounge.convert.tooFew', { points: terms.rewardAmount, held: points })}
              </Notice>
            </div>
          )}
          {obstacle === 'tooFewPoints' && (
            <LinkButton href="/earn" emphasis="outline" size="small">
              {translate('lounge.convert.earn')}
            </LinkButton>
          )}
        </>
      ) : (
        <QueryState error={error} onRetry={onReload}>
          <Skeleton count={3} />
        </QueryState>
      )}
    </TicketCard>
  )
}
