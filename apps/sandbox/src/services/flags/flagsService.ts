import { Hono } from 'hono'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { flagsAfter } from './flagsAfter.ts'
import { flagsChangeFrom } from './flagsChange.ts'
import { flagsPage } from './flagsPage.ts'
import type { FlagsState } from './FlagsState.ts'
import { atFields, fieldsOf } from './sections.ts'

type Deps = { clubUrl: string; flags: Stored<FlagsState>; now: () => Date }

/** `/flags`: feature flags, switches and remote configuration, as the product reads them. */
export function flagsService({ clubUrl, flags, now }: Deps) {
  return new Hono()
    .get('/flags', c => {
      if (isJsonWanted(c)) return c.json(flags.get())
      const state = flags.get()
      const done = c.req.query('done') === 'saved' ? 'Saved.' : undefined
      return c.html(flagsPage({ clubUrl, state, now: now(), done, fields: fieldsOf(state), problems: [] }))
    })
    .get('/flags.json', c => c.json(flags.get()))
    .post('/flags', async c => {
      const submission = await readSubmission(c)
      if (submission.from === 'program') {
        await flags.set(flagsAfter(flags.get(), submission.value))
        return c.json(flags.get())
      }
      const state = flags.get()
      try {
        await flags.set(flagsAfter(state, flagsChangeFrom(submission.fields, state, now())))
        return c.redirect('/flags?done=saved', 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const fields = fieldsOf(state, submission.fields)
        const problems = atFields(error.problems, fields)
        return c.html(flagsPage({ clubUrl, state, now: now(), fields, problems }), error.status)
      }
    })
}
