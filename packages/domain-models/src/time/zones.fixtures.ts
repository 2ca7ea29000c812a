/** No summer time: seven hours behind universal time all year. */
export const PHOENIX = 'America/Phoenix'
/** Five hours behind universal time, in summer four. */
export const DETROIT = 'America/Detroit'
/** Summer time began at midnight: the clock went from 23:59:59 to 1:00. */
export const SANTIAGO = 'America/Santiago'
