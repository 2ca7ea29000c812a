import type { Tree } from './Tree.ts'

/** One place where the tree leaves the house rules. */
export interface Breach {
  readonly path: string
  readonly line: number
  readonly found: string
}

export interface Fence {
  readonly name: string
  /** What to do in place of what was found; printed once under its breaches. */
  readonly instead: string
  check(tree: Tree): Breach[]
}
