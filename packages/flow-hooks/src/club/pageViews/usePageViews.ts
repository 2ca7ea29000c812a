'use client'

import { useEffect } from 'react'
import { useClub } from '../useClub.ts'

/** Reports each page once to analytics, and takes away what was said on the page before. */
export function usePageViews(pathname: string): void {
  const { pageViews } = useClub()
  useEffect(() => pageViews.visited(pathname), [pageViews, pathname])
}
