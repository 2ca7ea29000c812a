import type { DrawStage, Translate } from '@players-club/domain-models'
import { Badge } from '../../primitives/Badge/Badge.tsx'

const tones = { upcoming: 'info', open: 'success', closed: 'neutral', announced: 'neutral' } as const

/** Where a draw is, in a cell of a table. */
export const stageBadge = (stage: DrawStage, translate: Translate) => (
  <Badge tone={tones[stage]}>{translate(`promotions.stage.${stage}`)}</Badge>
)
