import { Hono } from 'hono'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { applyFaultChange, type Fault, faultChangeFrom, faultChangeFromFields } from './Fault.ts'
import { faultsPage } from './faultsPage.ts'

type Deps = { clubUrl: string; faults: Stored<Fault[]> }

const DONE: Record<string, string> = { set: 'The fault is set.', cleared: 'Cleared.' }

/** `/faults`: shows and sets the faults of the external services. */
export function faultsService({ clubUrl, faults }: Deps) {
  return new Hono()
    .get('/faults', c => {
      if (isJsonWanted(c)) return c.json({ faults: faults.get() })
      return c.html(faultsPage({ clubUrl, faults: faults.get(), done: DONE[c.req.query('done') ?? ''] }))
    })
    .get('/faults.json', c => c.json({ faults: faults.get() }))
    .post('/faults', async c => {
      const submission = await readSubmission(c)
      if (submission.from === 'program') {
        await faults.set(applyFaultChange(faults.get(), faultChangeFrom(submission.value)))
        return c.json({ faults: faults.get() })
      }
      const { fields } = submission
      try {
        const change = faultChangeFromFields(fields)
        await faults.set(applyFaultChange(faults.get(), change))
        return c.redirect(`/faults?done=${'set' in change ? 'set' : 'cleared'}`, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.html(
          faultsPage({ clubUrl, faults: faults.get(), problems: error.problems, fields }),
          error.status,
        )
      }
    })
}
