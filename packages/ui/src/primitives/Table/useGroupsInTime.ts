import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** On a phone they are laid out together, when they come near. */
const ROWS_A_GROUP = 5
/** So many may be near enough to be laid out; those behind them cost little. */
const NEAR_GROUPS = 4

type Groups<Row> = readonly (readonly Row[])[]

interface Drawn<Row> {
  readonly groups: Groups<Row>
  /** Whose turn it was, up to this place. */
  readonly of: Groups<Row>
  readonly upTo: number
}

/**
 * The first group at once, the others after it, a frame for each that is near: a hundred rows together would hold up
 * whoever goes on meanwhile. Until their turn comes, those that were there before keep the places.
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

/** Whether the page is the server's still: what it shows is there already. */
const useIsServers = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
