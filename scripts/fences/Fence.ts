import type { Tree } from './Tree.ts'

/** One place that breaks the house rules. */
export interface Breach {
  readonly path: string
  readonly line: number
  readonly found: string
}

export interface Fence {
  readonly name: string
  /** What to do instead; printed once under the breaches. */
  readonly instead: string
  check(tree: Tree): Breach[]
}
