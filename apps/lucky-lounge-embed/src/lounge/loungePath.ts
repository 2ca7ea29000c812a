/** Lucky Lounge in the club itself. */
export const LOUNGE = '/lucky-lounge'
