import type { MessageKey, MessageRow } from './Catalogue.ts'
import { createTranslate, type Translate } from './createTranslate.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import type { Locale } from './Locale.ts'
import { loadLate } from '../shell/loadLate.ts'
import type { Lottery } from '../shell/Lottery.ts'

/**
 * The texts of an app in one language: none at first, more as its pages come to need them.
 *
 * @example
 * ```ts
 * import { copperStateLottery, createTexts } from '@players-club/domain-models'
 *
 * const texts = createTexts('es', copperStateLottery)
 * await texts.load(['shell'])
 *
 * console.log(texts('shell.signIn'))
 * ```
 */
export function createTexts(locale: Locale, lottery: Lottery): Translate {
  const catalogue: Partial<Record<MessageKey, string>> = {}
  const there = new Set<MessageRow>()
  const coming = new Map<MessageRow, Promise<void>>()

  async function fetchRow(row: MessageRow): Promise<void> {
    Object.assign(catalogue, await loadCatalogue(locale, [row]))
    there.add(row)
  }

  function begin(row: MessageRow, fetching: Promise<void>): Promise<void> {
    coming.set(row, fetching)
    // Otherwise a page that suspends on the row would meet the same failure for good.
    fetching.catch(() => coming.get(row) === fetching && coming.delete(row))
    return fetching
  }

  return Object.assign(createTranslate(catalogue, locale, lottery), {
    load: (rows: readonly MessageRow[]) =>
      Promise.all(rows.filter(row => !there.has(row)).map(row => begin(row, fetchRow(row)))),
    // Returns the same promise at each render; otherwise a suspended page would never finish rendering.
    awaited: (row: MessageRow) =>
      there.has(row)
        ? null
        : (coming.get(row) ??
          begin(
            row,
            loadLate(() => fetchRow(row)),
          )),
  })
}
