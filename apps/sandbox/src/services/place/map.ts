import { ARIZONA } from '@players-club/domain-models'
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
const outline = `M${ARIZONA.map(({ lat, lon }) => `${x(lon)} ${y(lat)}`).join('L')}Z`

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
    <path class="state" d="${outline}" />
    <text class="state-name" x="${x(-110.9)}" y="${y(34.2)}">ARIZONA</text>
    ${PRESETS.map(town)} ${marker(place)}
  </svg>
`
