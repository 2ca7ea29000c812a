import type { Mutant } from '../Mutant.ts'
import { serverDays } from './serverDays.ts'

/** Every bug that is planted. */
export const planted: readonly Mutant[] = [...serverDays]
