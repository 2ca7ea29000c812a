'use client'

import { useState } from 'react'
import type { ClaimStage, ClaimState } from './claimEntry.machine.ts'

/** The form, or its result; also while its dialog goes away. */
export function useLastStage(state: ClaimState): ClaimStage | null {
  const [last, setLast] = useState<ClaimStage | null>(null)
  const shown = state.at === 'idle' || state.at === 'closed' ? last : state
  if (shown !== last) setLast(shown)
  return shown
}
