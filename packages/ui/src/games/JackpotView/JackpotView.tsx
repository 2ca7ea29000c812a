import type { JackpotResult, Page } from '@players-club/domain-models'
import type { PagePart } from '../../primitives/QueryState/index.ts'
import { JackpotPanels } from './JackpotPanels.tsx'
import { JackpotResultsTable } from './JackpotResultsTable.tsx'

export interface JackpotViewProps {
  /** Nothing where none is there. */
  latest: PagePart<JackpotResult | null>
  next: PagePart<JackpotResult | null>
  /** One page of what has been drawn. */
  results: PagePart<Page<JackpotResult>>
  /** The page on show, counted from 0, and where each page is. */
  page: number
  hrefOf: (page: number) => string
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** What a draw game has drawn, and what it draws next. */
export function JackpotView({ latest, next, results, page, hrefOf, nextDraw }: JackpotViewProps) {
  return (
    <>
      <JackpotPanels latest={latest} next={next} nextDraw={nextDraw} />
      <JackpotResultsTable results={results} page={page} hrefOf={hrefOf} />
    </>
  )
}
