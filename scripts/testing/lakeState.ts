import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The configuration of a second lottery, as an operator writes it. */
export const LAKE_STATE = pathOf('lakeStateLottery.json')

const { brand, territory, ...rest } = JSON.parse(readFileSync(LAKE_STATE, 'utf8'))
const { folder, ...look } = brand.look

/** The file as it may stand in any folder. */
export const lakeState = {
  ...rest,
  brand: { ...brand, look: { ...look, folder: pathOf(folder) } },
  territory: pathOf(territory),
}

/** What browsers get of it. */
export const lakeStateLottery = { ...rest, brand: { ...brand, look } }
