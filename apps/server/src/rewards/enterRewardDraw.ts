import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { DrawClosedError, enterDraw, type DrawEntry } from '../promotions/index.ts'

/** Enters the player in the draw of a reward; refuses if it has closed meanwhile. */
export const enterRewardDraw = async (tx: Tx, entry: DrawEntry): Promise<void> => {
  try {
    await enterDraw(tx, entry)
  } catch (error) {
    throw error instanceof DrawClosedError ? new Refusal('error.reward.noActiveDraws') : error
  }
}
