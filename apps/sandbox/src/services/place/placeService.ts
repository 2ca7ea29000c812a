import { Hono } from 'hono'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { located, type Place, placeFrom, placeFromFields, PostedReading } from './place.ts'
import { placePage } from './placePage.ts'

type Deps = { clubUrl: string; secret: string; place: Stored<Place> }

/**
 * `/place`: overrides the position of the player's device. Only the product may ask for it; other sites cannot read
 * it.
 */
export function placeService({ clubUrl, secret, place }: Deps) {
  return new Hono()
    .get('/place', c => {
      if (isJsonWanted(c)) return c.json(place.get())
      const done = c.req.query('done') === 'set' ? 'The place is set.' : undefined
      return c.html(placePage({ clubUrl, place: place.get(), done }))
    })
    .get('/place.json', c => c.json(place.get()))
    .post('/place/checks', async c => {
      if (!isFromProduct(c, secret))
        throw new Refusal(401, 'Only the product asks where players are, with the shared secret.')
      const submission = await readSubmission(c)
      if (submission.from === 'form') throw new Refusal(415, 'Places are asked about in JSON.')
      return c.json(located(place.get(), checked(submission.value, PostedReading)))
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
