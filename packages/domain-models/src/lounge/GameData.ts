import { array, integer, is, record, string, type, type Infer } from 'superstruct'

/** What a maker's page needs to show a play whose outcome is fixed already. */
export const gameData = type({
  /** JSON, of which only the results of the spins are known to the club; the rest is its maker's. */
  face: string(),
  gameConfig: record(string(), string()),
  /** The address of the maker's page that shows it. */
  themeHostName: string(),
})
/** What a maker's page needs to show a play whose outcome is fixed already. */
export type GameData = Infer<typeof gameData>

const spinResult = type({ symbols: array(integer()), amount: integer() })
/** What one spin of a play shows, and the amount that it wins. */
export type SpinResult = Infer<typeof spinResult>

const face = type({ spinResults: array(spinResult) })

/** What each spin of a play comes to; nothing where its face cannot be read. */
export function spinResultsOf({ face: text }: Pick<GameData, 'face'>): SpinResult[] | null {
  try {
    const read: unknown = JSON.parse(text)
    return is(read, face) ? read.spinResults : null
  } catch {
    return null
  }
}
