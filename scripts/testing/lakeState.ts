import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The configuration of a second lottery, as an operator writes it. */
export const LAKE_STATE = fileURLToPath(new URL('lakeStateLottery.json', import.meta.url))

const { brand, ...told } = JSON.parse(readFileSync(LAKE_STATE, 'utf8'))
const folder = fileURLToPath(new URL(brand.look.folder, import.meta.url))

/** The same, with the whole path of its folder: tests write it into other places. */
export const lakeState = { ...told, brand: { ...brand, look: { ...brand.look, folder } } }
