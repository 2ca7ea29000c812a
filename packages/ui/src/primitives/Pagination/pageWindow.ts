import { PAGINATION_BUTTONS } from '@players-club/domain-models'

/** The pages that have a button: at most four adjacent ones including the current. Pages count from 0. */
export function pageWindow(current: number, pages: number): readonly number[] {
  const count = Math.min(PAGINATION_BUTTONS, pages)
  const centred = current - Math.floor((count - 1) / 2)
  const first = Math.max(0, Math.min(centred, pages - count))
  return Array.from({ length: count }, (_, index) => first + index)
}
