import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Rows per group: on a phone a group is laid out together when it comes near the screen. */
const ROWS_A_GROUP = 5
/** Number of rows that may be close enough to the screen to be laid out; later ones are cheap. */
const NEAR_GROUPS = 4

type Groups<Row> = readonly (readonly Row[])[]

interface Drawn<Row> {
  readonly groups: Groups<Row>
  /** Number of rows that are already rendered. */
  readonly of: Groups<Row>
  readonly upTo: number
}

/**
 * Renders the first group at once and the others incrementally, with a frame for each group near the screen:
 * a hundred rows in one render would block input. Until a group is rendered, the previous rows keep its
 * space.
 */
export function useGroupsInTime<Row>(rows: readonly Row[]): Groups<Row> {
  const groups = useMemo(() => inGroups(rows), [rows])
  const isServers = useIsServers()
  const [drawn, setDrawn] = useState<Drawn<Row>>(
    isServers ? { groups, of: groups, upTo: groups.length } : { groups: [], of: groups, upTo: 1 },
  )
  useEffect(() => {
    const upTo = drawn.of === groups ? drawn.upTo : 1
    if (upTo >= groups.length) return
    const next = upTo < NEAR_GROUPS ? upTo + 1 : 2 * upTo
    startTransition(() =>
      setDrawn({ groups: [...groups.slice(0, next), ...drawn.groups.slice(next)], of: groups, upTo: next }),
    )
  }, [groups, drawn])
  return [...groups.slice(0, 1), ...drawn.groups.slice(1, groups.length)]
}

const inGroups = <Row>(rows: readonly Row[]): Groups<Row> =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_GROUP) }, (_, place) =>
    rows.slice(place * ROWS_A_GROUP, (place + 1) * ROWS_A_GROUP),
  )

/** Whether the page is hydrating: the server has already rendered all rows. */
const useIsServers = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
