'use client'

import { useInsertionEffect, useState } from 'react'

/**
 * The facts of a flow as they are, and its verbs as functions that stay the same between renders. A verb does what that
 * of the last render does, so that effects and memoized components can depend on it.
 */
export function useStableVerbs<Flow extends object>(flow: Flow): Flow {
  const [verbs] = useState(createVerbs)
  // Before layout effects, which may call a verb already.
  useInsertionEffect(() => verbs.follow(flow))
  return verbs.of(flow)
}

type Flows = Record<string, unknown>
type Verb = (...args: unknown[]) => unknown

function createVerbs() {
  let latest: Flows = {}
  const verbs: Record<string, Verb> = {}
  return {
    follow(flow: object) {
      latest = flow as Flows
    },
    of<Flow extends object>(flow: Flow): Flow {
      const stable = { ...flow } as Flows
      for (const [name, value] of Object.entries(stable))
        if (typeof value === 'function')
          stable[name] = verbs[name] ??= (...args) => ((latest[name] ?? value) as Verb)(...args)
      // The same names, and a verb under each name that had one.
      return stable as Flow
    },
  }
}
