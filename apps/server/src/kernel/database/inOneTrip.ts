type Results<Starts extends readonly (() => unknown)[]> = {
  -readonly [Index in keyof Starts]: Awaited<ReturnType<Starts[Index]>>
}

/**
 * Starts statements that do not need each other's results, in this order, and waits for all of them: PostgreSQL gets
 * those of a unit of work in one round trip. Of several failures the first in their order counts; the later ones say
 * only that the transaction has failed.
 */
export async function inOneTrip<const Starts extends readonly (() => unknown)[]>(
  starts: Starts,
): Promise<Results<Starts>> {
  // A query of Drizzle's is lazy: `await` starts it.
  const settled = await Promise.allSettled(starts.map(async start => await start()))
  return settled.map(each => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  }) as Results<Starts>
}
