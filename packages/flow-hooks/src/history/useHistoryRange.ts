'use client'

import type { HistoryRange } from '@players-club/domain-models'
import {
  historyRangeErrors,
  type HistoryRangeContext,
  type HistoryRangeErrors,
  type HistoryRangeValues,
} from '@players-club/forms-validation'
import { useState } from 'react'
import { useStableVerbs } from '../club/useStableVerbs.ts'

/** What `useHistoryRange` returns: the days of the filter as they are typed, and their errors. */
export interface HistoryRangeForm {
  readonly values: HistoryRangeValues
  /** Of the last try to send it, as far as they still hold. */
  readonly errors: HistoryRangeErrors
  onChange(change: Partial<HistoryRangeValues>): void
  onSubmit(): void
}

const valuesOf = ({ from, to = '' }: HistoryRange): HistoryRangeValues => ({ from, to })

/** The days that are typed, until they are sent. Errors are shown when they are sent, and removed once corrected. */
export function useHistoryRange(
  range: HistoryRange,
  context: HistoryRangeContext,
  onRange: (range: HistoryRange) => void,
): HistoryRangeForm {
  const of = `${range.from} ${range.to ?? ''}`
  const [form, setForm] = useState({ values: valuesOf(range), wasSent: false, of })
  // The way back leads to other days: what was typed here meanwhile is no longer so.
  if (form.of !== of) setForm({ values: valuesOf(range), wasSent: false, of })
  const { values, wasSent } = form
  const errors = historyRangeErrors(values, context)
  return useStableVerbs({
    values,
    errors: wasSent ? errors : {},
    onChange: change => setForm(current => ({ ...current, values: { ...current.values, ...change } })),
    onSubmit() {
      const isWrong = Object.keys(errors).length > 0
      // Most submits are valid: rendering again would delay the navigation.
      if (wasSent !== isWrong) setForm(current => ({ ...current, wasSent: isWrong }))
      const { from, to } = values
      if (!isWrong) onRange({ from, ...(to !== '' && { to }) })
    },
  })
}
