'use client'

import { useInsertionEffect, useState } from 'react'

type Verb = (...args: never[]) => unknown

const isVerb = (value: unknown): value is Verb => typeof value === 'function'

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

function createVerbs() {
  let latest = new Map<string, unknown>()
  const verbs = new Map<string, Verb>()

  function stable(name: string, first: Verb): Verb {
    const known = verbs.get(name)
    if (known) return known
    const verb = (...args: never[]) => {
      const now = latest.get(name)
      return isVerb(now) ? now(...args) : first(...args)
    }
    verbs.set(name, verb)
    return verb
  }

  return {
    follow(flow: object) {
      latest = new Map(Object.entries(flow))
    },
    of<Flow extends object>(flow: Flow): Flow {
      const entries = Object.entries(flow).map(([name, value]: [string, unknown]) => [
        name,
        isVerb(value) ? stable(name, value) : value,
      ])
      // The same names, and a verb under each name that had one.
      return Object.fromEntries(entries) as Flow
    },
  }
}
