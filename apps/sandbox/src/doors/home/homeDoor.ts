import { Hono } from 'hono'
import { homePage } from './homePage.ts'

/** `/`: the doors, and the players to try them with. */
export const homeDoor = ({ clubUrl }: { clubUrl: string }) =>
  new Hono().get('/', c => c.html(homePage(clubUrl)))
