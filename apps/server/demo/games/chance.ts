import { createHash } from 'node:crypto'

/** Pseudo-random whole numbers below 2³², always the same for the same draw. */
export function chancesOf(draw: string): (index: number) => number {
  const blocks: Buffer[] = []
  return index => {
    const block = Math.floor(index / 8)
    const bytes = (blocks[block] ??= createHash('sha256').update(`${draw}:${block}`).digest())
    return bytes.readUInt32BE((index % 8) * 4)
  }
}

/** Different numbers from 1 to `top`, sorted. */
export function balls(draw: string, count: number, top: number): number[] {
  const chance = chancesOf(draw)
  const drawn = new Set<number>()
  for (let index = 0; drawn.size < count; index += 1) drawn.add(1 + (chance(index) % top))
  return [...drawn].toSorted((one, other) => one - other)
}
