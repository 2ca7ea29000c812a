import type { JackpotResult, Page } from '@players-club/domain-models'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import { JackpotPanels } from './JackpotPanels.tsx'
import { JackpotResultsTable } from './JackpotResultsTable.tsx'

export { NextDraw, type NextDrawProps } from './NextDraw.tsx'

/** The draws of a jackpot game: the latest, the next, and a page of past results. */
export interface JackpotViewProps {
  /** Undefined when there is none. */
  latest: PagePart<JackpotResult | null>
  next: PagePart<JackpotResult | null>
  /** One page of past results. */
  results: PagePart<Page<JackpotResult>>
  /** The current page, counted from 0, and the address of each page. */
  page: number
  hrefOf: (page: number) => string
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** The results of a draw game and its next draw. */
export function JackpotView({ latest, next, results, page, hrefOf, nextDraw }: JackpotViewProps) {
  return (
    <>
      <JackpotPanels latest={latest} next={next} nextDraw={nextDraw} />
      <JackpotResultsTable results={results} page={page} hrefOf={hrefOf} />
    </>
  )
}
