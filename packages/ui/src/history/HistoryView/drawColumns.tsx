'use client'

import {
  drawTitle,
  formatPoints,
  formatShortDate,
  type EnteredDraw,
  type Translate,
} from '@players-club/domain-models'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { TableColumn } from '../../primitives/Table/Table.tsx'
import { stageBadge } from '../../promotions/PromotionView/stageBadge.tsx'
import { Happened } from '../Movement/Happened.tsx'
import { notes } from '../Movement/Movement.css.ts'
import { DetailsButton } from './DetailsButton.tsx'
import type { HistoryDetails, HistorySettings } from './HistoryTableProps.ts'
import { actions } from './HistoryView.css.ts'

type Details = Pick<HistoryDetails, 'onPrizes' | 'onWinners' | 'onApproach'>

/** Entered draws, with the number of entries, and the winners once they are published. */
export function drawColumns(
  details: Details,
  { showDrawDate }: HistorySettings,
  translate: Translate,
): TableColumn<EnteredDraw>[] {
  const drawn: TableColumn<EnteredDraw> = {
    id: 'drawn',
    title: translate('history.draw.on'),
    cell: ({ draw }) => formatShortDate(new Date(draw), translate),
  }
  return [
    {
      id: 'date',
      title: translate('history.date'),
      cell: ({ lastEntered }) => <Happened at={lastEntered} />,
    },
    {
      id: 'draw',
      title: translate('history.draw'),
      isRowHeader: true,
      cell: ({ name, promotionName, promotionId, wonPrize }) => (
        <div>
          {promotionId === null ? (
            name
          ) : (
            <Link href={`/promotion/${promotionId}`}>{drawTitle({ promotionName, name })}</Link>
          )}
          {wonPrize && (
            <span className={notes}>
              <Badge tone="success">{translate('history.draw.won', { prize: wonPrize.name })}</Badge>
            </span>
          )}
        </div>
      ),
    },
    {
      id: 'entries',
      title: translate('history.draw.entries'),
      align: 'end',
      cell: ({ playerEntries }) => formatPoints(playerEntries, translate.locale),
    },
    ...(showDrawDate ? [drawn] : []),
    {
      id: 'stage',
      title: translate('history.draw.stage'),
      cell: ({ stage }) => stageBadge(stage, translate),
    },
    {
      id: 'more',
      title: translate('history.more'),
      isAction: true,
      cell: draw => <DrawActions {...{ draw, details, translate }} />,
    },
  ]
}

interface DrawActionsProps {
  draw: EnteredDraw
  details: Details
  translate: Translate
}

function DrawActions({ draw, details, translate }: DrawActionsProps) {
  const common = { row: drawTitle(draw), onApproach: details.onApproach }
  return (
    <span className={actions}>
      <DetailsButton
        {...common}
        label={translate('history.details')}
        onPress={() => details.onPrizes(draw)}
      />
      {draw.stage === 'announced' && (
        <DetailsButton
          {...common}
          label={translate('history.winners')}
          onPress={() => details.onWinners(draw)}
        />
      )}
    </span>
  )
}
