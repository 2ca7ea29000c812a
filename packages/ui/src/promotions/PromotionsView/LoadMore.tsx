'use client'

import { PROMOTIONS_PAGE_SIZE } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { isFocusLost } from '../../primitives/Dialog/focusFallback.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { foot, count } from './PromotionsView.css.ts'

export interface LoadMoreProps {
  shown: number
  total: number
  more: 'idle' | 'loading' | 'failed'
  onLoadMore: () => void
}

/**
 * The number of shown promotions and a link to more. Without scripts the link leads to a page with more of
 * them.
 */
export function LoadMore({ shown, total, more, onLoadMore }: LoadMoreProps) {
  const translate = useMessages()
  const status = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  const isLast = shown >= total
  // The link unmounts with the last promotion: focus moves to the count, unless it is elsewhere by now.
  useEffect(() => {
    if (isLast && wasPressed.current && isFocusLost()) status.current?.focus({ preventScroll: true })
  }, [isLast])
  return (
    <div className={foot}>
      {more === 'failed' && (
        <Notice tone="danger" isAnnounced>
          {translate('promotions.loadFailed')}
        </Notice>
      )}
      <p ref={status} role="status" tabIndex={-1} className={count}>
        {translate('promotions.shown', { shown, total })}
      </p>
      {!isLast && (
        <LinkButton
          href={`?shown=${shown + PROMOTIONS_PAGE_SIZE.more}`}
          emphasis="outline"
          aria-busy={more === 'loading'}
          onClick={event => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            wasPressed.current = true
            onLoadMore()
          }}
        >
          {translate('promotions.loadMore')}
        </LinkButton>
      )}
    </div>
  )
}
