import { randomInt } from 'node:crypto'

const LOTS = 2 ** 48 - 1

/** A random number, at least 0 and less than 1, from the system's generator: nothing that a player sends affects it. */
export const drawRandomNumber = (): number => randomInt(LOTS) / LOTS
