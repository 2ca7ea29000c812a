import type { JackpotResult, Page } from '@players-club/domain-models'
import { JackpotPanels } from './JackpotPanels.tsx'
import { JackpotResultsTable } from './JackpotResultsTable.tsx'

export interface JackpotViewProps {
  latest: JackpotResult | null | undefined
  next: JackpotResult | null | undefined
  /** One page of what has been drawn. */
  results: { readonly data: Page<JackpotResult> | undefined }
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
      <JackpotResultsTable data={results.data} page={page} hrefOf={hrefOf} />
    </>
  )
}
