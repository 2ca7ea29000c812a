import { POINTS_PER_DOLLAR } from './constants.ts'

/** What a ticket earns by the retail price of its game. Counted in cents: dollars would round where they must not. */
export const ticketPoints = (retailPrice: number): number =>
  Math.floor((Math.round(retailPrice * 100) * POINTS_PER_DOLLAR) / 100)
