'use client'

import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'
import type { ConfettiBurst } from './createConfetti.ts'

/** The shower of confetti that is falling, and the verb that starts one. */
export function useConfetti(): { readonly burst: ConfettiBurst | null; celebrate(): void } {
  const { confetti } = useClub()
  return { burst: useStore(confetti), celebrate: confetti.celebrate }
}
