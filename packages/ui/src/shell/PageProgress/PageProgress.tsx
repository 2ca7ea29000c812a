'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { useDelayed } from '../../primitives/useDelayed.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { line } from './PageProgress.css.ts'

/** Whether the next page is loading. */
export interface PageProgressProps {
  isLoading: boolean
}

/** A line at the top while the next page loads, which is announced. The page that is shown stays in use. */
export function PageProgress({ isLoading }: PageProgressProps) {
  const translate = useMessages()
  const isShown = useDelayed(isLoading)
  return (
    <div role="status" className={isShown ? line : undefined}>
      {isShown && <VisuallyHidden>{translate('shell.loading')}</VisuallyHidden>}
    </div>
  )
}
