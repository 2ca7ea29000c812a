import { isRow, rows } from '../fences/grid.ts'
import { newComponent } from './component.ts'
import { newEndpoint } from './endpoint.ts'
import { newFeature } from './feature.ts'
import { newFlow } from './flow.ts'
import { isGuard, newRoute } from './route.ts'
import { Refusal, openWorkshop } from './Workshop.ts'

export const kinds = ['component', 'flow', 'endpoint', 'route', 'feature'] as const

export interface Wanted {
  readonly kind: string
  readonly row: string
  readonly name: string
  /** The key of the title, for views and routes. */
  readonly title?: string
  readonly guard?: string
}

/** Generates the files in the checkout at `root`, and returns those that it wrote or changed. */
export function generate(root: string, { kind, row, name, title, guard = 'open' }: Wanted): string[] {
  const workshop = openWorkshop(root)
  if (!/^[A-Za-z][A-Za-z0-9]+$/.test(name))
    throw new Refusal(`"${name}" is no name: letters and figures only.`)
  if (kind === 'component' && row === 'primitives') newComponent(workshop, row, name)
  else if (!isRow(row)) throw new Refusal(`"${row}" is no row. Rows: ${rows.join(', ')}.`)
  else if (title && !hasText(workshop.read, title))
    throw new Refusal(`No text has the key ${title}: put it into the catalogue first, in en and es.`)
  else if (kind === 'component') newComponent(workshop, row, name, title)
  else if (kind === 'flow') newFlow(workshop, row, name)
  else if (kind === 'endpoint') newEndpoint(workshop, row, name)
  else if (kind === 'feature') newFeature(workshop, row, name)
  else if (kind !== 'route') throw new Refusal(`"${kind}" cannot be made. Kinds: ${kinds.join(', ')}.`)
  else if (!isGuard(guard)) throw new Refusal(`"${guard}" is no guard: open, guests or secured.`)
  else newRoute(workshop, row, name, guard, title)
  const files = [...workshop.touched]
  workshop.run('.', 'node_modules/.bin/oxfmt', files)
  return files
}

/** Titles come from the texts that every page has. */
const hasText = (read: (path: string) => string, key: string) =>
  read('packages/domain-models/src/messages/en/shell.ts').includes(`'${key}':`)
