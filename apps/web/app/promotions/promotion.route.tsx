import { useClub } from '@players-club/flow-hooks/club'
import { usePromotion, useProgressivePrize, useUnavailableGame } from '@players-club/flow-hooks/promotions'
import { useFeatureFlag } from '@players-club/flow-hooks/shell'
import { PromotionView } from '@players-club/ui/promotions/PromotionView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useState } from 'react'
import { data } from 'react-router'
import { idInAddress } from '../shell/idInAddress.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { promotionAnswers } from './promotionAnswers.ts'
import type { Route } from './+types/promotion.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['promotions', 'controls', 'games'] }

export async function loader({ context, params: { drawId } }: Route.LoaderArgs) {
  const { answers, status } = await promotionAnswers(context.get(pageContext).api, idInAddress(drawId))
  return data({ answers }, { status })
}
export const clientLoader = () => null

export default function Promotion({ params: { drawId } }: Route.ComponentProps) {
  return <PromotionPage key={drawId} drawId={drawId} />
}

function PromotionPage({ drawId }: { drawId: string }) {
  const { navigator } = useClub()
  const [drawsPage, setDrawsPage] = useState<number | null>(null)
  const { promotion, ...parts } = usePromotion(idInAddress(drawId), drawsPage)
  return (
    <>
      <PageHead page="shell.promotions" name={promotion.data?.name} about={promotion.data?.description} />
      <PromotionView
        promotion={promotion.data}
        hasFailed={promotion.error !== null}
        onReload={promotion.refresh}
        jackpot={useProgressivePrize(promotion.data)}
        {...parts}
        onDrawsPage={setDrawsPage}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
        onUnavailableGame={useUnavailableGame()}
        onEnterTicket={() => navigator.go('/ticket-entry', { state: { origin: `/promotion/${drawId}` } })}
      />
    </>
  )
}
