import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The configuration of a second lottery, as an operator writes it. */
export const LAKE_STATE = fileURLToPath(new URL('lakeStateLottery.json', import.meta.url))

export const lakeState = JSON.parse(readFileSync(LAKE_STATE, 'utf8'))
