import { Hono } from 'hono'
import type { Kept } from '../../kernel/keptState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { type Place, placeFrom, placeFromFields } from './place.ts'
import { placePage } from './placePage.ts'

type Deps = { clubUrl: string; place: Kept<Place> }

/** `/place`: overrides where the player's device says it is. The product's pages may read it, no other site. */
export function placeDoor({ clubUrl, place }: Deps) {
  return new Hono()
    .get('/place', c => {
      if (isJsonWanted(c)) return c.json(place.get())
      const done = c.req.query('done') === 'set' ? 'The place is set.' : undefined
      return c.html(placePage({ clubUrl, place: place.get(), done }))
    })
    .get('/place.json', c => {
      c.header('Vary', 'Origin')
      if (c.req.header('origin') === clubUrl) c.header('Access-Control-Allow-Origin', clubUrl)
      return c.json(place.get())
    })
    .post('/place', async c => {
      const submission = await readSubmission(c)
      if (submission.from === 'program') {
        await place.set(placeFrom(submission.value))
        return c.json(place.get())
      }
      const { fields } = submission
      try {
        await place.set(placeFromFields(fields))
        return c.redirect('/place?done=set', 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.html(
          placePage({ clubUrl, place: place.get(), problems: error.problems, fields }),
          error.status,
        )
      }
    })
}
