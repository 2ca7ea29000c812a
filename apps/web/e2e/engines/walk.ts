import { test as base, expect, PASSWORD } from '../../../../scripts/testing/world.ts'
import { limits } from '../../../../scripts/testing/patience.ts'
import type { Engine } from './Engine.ts'
import { startEngine } from './startEngine.ts'
import { Visitor } from './Visitor.ts'

export { expect, PASSWORD }

/** A test of the walk: a visitor in a fresh window of the engine that the project is named after, in front of the real server. */
export const test = base.extend<{ visitor: Visitor }, { browserEngine: Engine }>({
  browserEngine: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 2 * limits.hook },
  ],
  visitor: async ({ browserEngine, world }, use, test) => {
    const visitor = new Visitor(await browserEngine.openWindow(), world.clubUrl)
    await use(visitor)
    if (test.error) process.stderr.write(`${await visitor.report().catch(String)}\n`)
    visitor.expectNoExceptions()
    await browserEngine.closeWindows()
  },
})
