import { html } from 'hono/html'
import type { Html } from '../../pages/page.ts'
import { isOff, type Place, type Point, PRESETS } from './place.ts'

const WEST = -119.6
const NORTH = 37.7
const SCALE = 60
// At this latitude a degree of longitude is so much shorter than one of latitude.
const SQUEEZE = 0.83

const x = (lon: number) => Math.round((lon - WEST) * SCALE * SQUEEZE * 10) / 10
const y = (lat: number) => Math.round((NORTH - lat) * SCALE * 10) / 10

const WIDTH = 560
const HEIGHT = 420
/** The outline of Arizona, in the units of the picture; only the server has its exact border. */
const ARIZONA =
  'M276 42L526 42L526 316L525 382L425 382L238 312L243 299L250 298L253 296L256 289L253 280L246 280L243 264L243 257' +
  'L249 254L251 251L252 244L254 241L253 226L256 222L257 217L264 213L271 206L272 203L261 196L255 179L251 176L248 168' +
  'L247 162L251 151L245 132L244 120L246 109L242 101L242 97L254 93L260 94L263 98L269 99L277 90Z'

const town = ({ name, lat, lon, isInside }: Point & { name: string; isInside: boolean }) => {
  // A name beside the border would overlap it.
  const isLeftward = !isInside && x(lon) > WIDTH / 3
  return html`
    <circle class="town" cx="${x(lon)}" cy="${y(lat)}" r="5" />
    <text class="${isLeftward ? 'leftward' : ''}" x="${x(lon) + (isLeftward ? -18 : 18)}" y="${y(lat) + 6}"
      >${name}</text
    >
  `
}

const isOnMap = (cx: number, cy: number) => cx >= 0 && cx <= WIDTH && cy >= 0 && cy <= HEIGHT

const marker = (place: Place) => {
  if (isOff(place)) return ''
  const cx = x(place.lon)
  const cy = y(place.lat)
  return isOnMap(cx, cy)
    ? html`<circle class="halo" cx="${cx}" cy="${cy}" r="16" /><circle
          class="here"
          cx="${cx}"
          cy="${cy}"
          r="8"
        />`
    : html`<text x="16" y="${HEIGHT - 16}">The place is off this map</text>`
}

/** A picture beside the text, which says the same. */
export const map = (place: Place): Html => html`
  <svg class="map" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path class="state" d="${ARIZONA}" />
    <text class="state-name" x="${x(-110.9)}" y="${y(34.2)}">ARIZONA</text>
    ${PRESETS.map(town)} ${marker(place)}
  </svg>
`
