import { Hono } from 'hono'
import { homePage } from './homePage.ts'

/** `/`: links to the pages, and the players to sign in as. */
export const homeService = ({ clubUrl }: { clubUrl: string }) =>
  new Hono().get('/', c => c.html(homePage(clubUrl)))
