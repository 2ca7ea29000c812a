'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

/** Shown in place of rows on a page beyond the end of the list. */
export function EmptyPage({ firstPageHref }: { firstPageHref: string }) {
  const translate = useMessages('controls')
  return (
    <EmptyState
      title={translate('ui.pagination.empty.title')}
      action={<LinkButton href={firstPageHref}>{translate('ui.pagination.first')}</LinkButton>}
    >
      {translate('ui.pagination.empty.text')}
    </EmptyState>
  )
}
