import { html } from 'hono/html'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { field, press } from '../../pages/fields.ts'
import { type Html, page } from '../../pages/page.ts'
import { map } from './map.ts'
import { describePlace, isOff, type Place, PRESETS } from './place.ts'

type Props = {
  clubUrl: string
  place: Place
  done?: string | undefined
  problems?: readonly FieldProblem[]
  fields?: Fields
}

export const placePage = ({ clubUrl, place, done, problems = [], fields = {} }: Props): Html => {
  const shown = (name: 'lat' | 'lon') => fields[name] ?? (isOff(place) ? '' : String(place[name]))
  return page({
    title: 'Place',
    service: 'place',
    clubUrl,
    done,
    problems,
    intro:
      'Say where the player’s device is. Playing for prizes needs a place in the territory of the lottery, which is Arizona unless the server has another.',
    body: html`
      <div class="columns">
        <section>
          <p class="current"><strong>Now:</strong> ${describePlace(place)}</p>
          ${map(place)}
        </section>
        <section>
          <h2>Go to</h2>
          <div class="presses">
            ${PRESETS.map(({ key, name, isInside }) =>
              press('/place', isInside ? name : `${name} (outside)`, { preset: key }),
            )}
          </div>
          <h2>Anywhere else</h2>
          <form method="post" action="/place">
            <div class="row">
              ${field({ name: 'lat', label: 'Latitude', value: shown('lat'), width: 'short', problems })}
              ${field({ name: 'lon', label: 'Longitude', value: shown('lon'), width: 'short', problems })}
            </div>
            <button class="button">Go there</button>
          </form>
          <h2>The real position</h2>
          ${press('/place', 'Turn the override off', { off: 'true' })}
        </section>
      </div>
    `,
  })
}
