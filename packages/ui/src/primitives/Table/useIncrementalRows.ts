'use client'

import { startTransition, use, useEffect, useMemo, useState } from 'react'
import { useIsHydrating } from '../useIsHydrating.ts'
import { WholeTables } from './WholeTables.ts'

/** Rows per group: on a phone a group is laid out together when it comes near the screen. */
const ROWS_A_GROUP = 5
/** Number of groups that may be near enough to the screen to be laid out; later ones are cheap. */
const NEAR_GROUPS = 4

type Groups<Row> = readonly (readonly Row[])[]

interface Rendered<Row> {
  readonly groups: Groups<Row>
  /** The rows that are being rendered, and the number of their groups that already are. */
  readonly of: Groups<Row>
  readonly upTo: number
}

/**
 * Renders the first group at once and the others incrementally, one frame per group near the screen: a
 * hundred rows in one render would block input. Until a group is rendered, the previous rows stay in its
 * place. Where a page returns to its scroll position (`WholeTables`) all are rendered at once.
 */
export function useIncrementalRows<Row>(rows: readonly Row[]): Groups<Row> {
  const groups = useMemo(() => inGroups(rows), [rows])
  const isWhole = use(WholeTables)
  // The server has already rendered all rows.
  const isHydrating = useIsHydrating()
  const [rendered, setRendered] = useState<Rendered<Row>>(
    isHydrating ? { groups, of: groups, upTo: groups.length } : { groups: [], of: groups, upTo: 1 },
  )
  useEffect(() => {
    const upTo = rendered.of === groups ? rendered.upTo : 1
    if (upTo >= groups.length) return
    const next = upTo < NEAR_GROUPS ? upTo + 1 : 2 * upTo
    startTransition(() =>
      setRendered({
        groups: [...groups.slice(0, next), ...rendered.groups.slice(next)],
        of: groups,
        upTo: next,
      }),
    )
  }, [groups, rendered])
  return isWhole ? groups : [...groups.slice(0, 1), ...rendered.groups.slice(1, groups.length)]
}

const inGroups = <Row>(rows: readonly Row[]): Groups<Row> =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_GROUP) }, (_, place) =>
    rows.slice(place * ROWS_A_GROUP, (place + 1) * ROWS_A_GROUP),
  )
