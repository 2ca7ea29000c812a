'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { mark, punched, row } from './PunchMarks.css.ts'

/** How many marks of a row are punched. */
export interface PunchMarksProps {
  /** Number of filled marks. */
  done: number
  /** Number of all marks. */
  total: number
}

/** Progress in few, countable steps: a wizard, buckets, a daily cap. Read as "3 of 5". */
export function PunchMarks({ done, total }: PunchMarksProps) {
  const translate = useMessages()
  return (
    <div className={row} role="img" aria-label={translate('shell.progress.count', { done, total })}>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={cx(mark, index < done && punched)} />
      ))}
    </div>
  )
}
