import { cookieOf } from './players.ts'
import type { FigureName, Measured } from './figures.ts'
import { HISTORIES, type Club } from './ledgerWorld.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave, median } from './statistics.ts'

const ROUNDS = 7
const REQUESTS = 40
const SIZE = 25

/** A page of 25 rows for a player with a thousand times the history of another one. */
export async function measureLongHistory(club: Club): Promise<Measured[]> {
  const [wire] = club.wires
  const read = (player: number, page: number) => async () => {
    const times: number[] = []
    for (let n = 0; n < REQUESTS; n += 1) {
      const begun = performance.now()
      await wire?.send({
        path: `/api/loyalty/v1/points/transactions?page=${page}&size=${SIZE}`,
        headers: { cookie: cookieOf(player) },
      })
      times.push(performance.now() - begun)
    }
    return median(times)
  }
  const compare = async (figure: FigureName, long: number, short: number) =>
    ratioOfTimes(
      figure,
      await interleave(ROUNDS, {
        ours: read(HISTORIES.long, long),
        yardstick: read(HISTORIES.short, short),
      }),
    )
  return [await compare('longHistory', 0, 0), await compare('deepHistory', 500_000 / SIZE, 500 / SIZE)]
}
