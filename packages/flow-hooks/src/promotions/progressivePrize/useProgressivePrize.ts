'use client'

import { getDraw, getProgressivePrize } from '@players-club/api-client'
import {
  PROGRESSIVE_PRIZE_REFRESH_MS,
  type ProgressivePrize,
  type Promotion,
} from '@players-club/domain-models'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { progressivePrizeMachine } from './progressivePrize.machine.ts'

/** What `useProgressivePrize` returns: the prize as it was last loaded, and when it is drawn. */
export type ProgressivePrizeNow = {
  readonly prize: ProgressivePrize | null
  readonly drawDate: string | null
}

type Followed = Pick<Promotion, 'id' | 'progressivePrize' | 'progressiveDrawDate'>

/** What a promotion's growing prize stands at, looked at every 30 seconds while there is one. */
export function useProgressivePrize(promotion: Followed | undefined): ProgressivePrizeNow {
  const { api, clock } = useClub()
  const known = promotion?.progressivePrize ?? null

  const [state] = useMachine(
    progressivePrizeMachine,
    (effect, run) => {
      switch (effect.type) {
        case 'wait':
          return after(clock, PROGRESSIVE_PRIZE_REFRESH_MS, run.signal, () => run.send({ type: 'due' }))
        case 'fetchPrize': {
          if (!promotion) return run.send({ type: 'prize-failed' })
          if (!known) return run.send({ type: 'prize-arrived', prize: null, knownDrawId: 0 })
          const asked = api.call(
            getProgressivePrize,
            { params: { promotionId: promotion.id } },
            { signal: run.signal },
          )
          return run.tell(
            asked,
            prize => ({ type: 'prize-arrived', prize, knownDrawId: known.drawId }) as const,
            () => ({ type: 'prize-failed' }) as const,
          )
        }
        case 'fetchDraw':
          return run.tell(
            api.call(getDraw, { params: { drawId: effect.drawId } }, { signal: run.signal }),
            ({ draw }) => ({ type: 'draw-arrived', drawDate: draw }) as const,
            () => ({ type: 'draw-failed' }) as const,
          )
      }
    },
    { key: promotion?.id },
  )

  return {
    prize: state.prize ?? known,
    drawDate: state.drawDate === undefined ? (promotion?.progressiveDrawDate ?? null) : state.drawDate,
  }
}
