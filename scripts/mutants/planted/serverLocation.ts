import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverLocation: readonly Mutant[] = [
  {
    name: 'the server reports a location service that is down as out of the state',
    file: 'apps/server/src/location/location.service.ts',
    from: "      throw new Refusal('location.checkFailed')\n",
    to: '      return { permission: reading.permission, isAvailable: true, isInRegion: false }\n',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'a device without a location is reported as outside of the state',
    file: 'apps/server/src/location/location.service.ts',
    from: "return outcome === 'notInRegion' ? false : null",
    to: 'return false',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'a place on the wrong side of the border is in the state',
    file: 'apps/server/src/location/isInTerritory.ts',
    from: '((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])',
    to: '(b[0] - a[0])',
    suites: server('src/location/isInTerritory.test.ts'),
  },
  {
    name: 'a hole of the territory is in the state',
    file: 'apps/server/src/location/isInTerritory.ts',
    from: ' && !holes.some(hole => isInRing(point, hole))',
    to: ' || holes.some(hole => isInRing(point, hole))',
    suites: server('src/location/isInTerritory.test.ts'),
  },
  {
    name: 'an old location check counts',
    file: 'apps/server/src/location/requireLocation.ts',
    from: 'const PASS_MS = 60_000',
    to: 'const PASS_MS = 60 * 60_000',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'a location check with a later clock never expires',
    file: 'apps/server/src/location/requireLocation.ts',
    from: 'Math.abs(now.getTime() - pass.checkedAt.getTime())',
    to: '(now.getTime() - pass.checkedAt.getTime())',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'a device counts as in the state without a check of the border',
    file: 'apps/server/src/location/location.service.ts',
    from: 'const isInRegion = position !== null && isInTerritory(position, territory)',
    to: 'const isInRegion = position !== null && (isInTerritory(position, territory) || position.lat > 36)',
    suites: server('src/location/location.test.ts'),
  },
  {
    name: 'no location is stored after the clock is set back',
    file: 'apps/server/src/location/location.service.ts',
    from: 'new Date(checkedAt.getTime() + PASS_MS)',
    to: 'new Date(8e15)',
    suites: server('src/location/location.test.ts'),
  },
]
