import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

/**
 * Everything runs on the embedded database; the journeys that move points, tokens or entries run on PostgreSQL as well,
 * and there in a browser that shows what moves.
 */
export default endToEnd({
  args: chromiumFlags,
  projects: [
    { name: 'embedded' },
    {
      name: 'postgres',
      testDir: 'e2e/journeys',
      use: { engine: 'postgres', contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
})
