'use client'

import { JACKPOT_RESULTS_PAGE_SIZE } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { useLastKnown } from '../../primitives/Pagination/useLastKnown.ts'

export interface ResultsPaginationProps {
  /** Undefined while the page loads. */
  total: number | undefined
  page: number
  hrefOf: (page: number) => string
}

/** The pages of past results. */
export function ResultsPagination({ total, page, hrefOf }: ResultsPaginationProps) {
  const translate = useMessages()
  const pages = Math.ceil((useLastKnown(total) ?? 0) / JACKPOT_RESULTS_PAGE_SIZE)
  if (pages <= 1) return null
  return (
    <Pagination label={translate('games.jackpotResults.pages')} page={page} pages={pages} hrefOf={hrefOf} />
  )
}
