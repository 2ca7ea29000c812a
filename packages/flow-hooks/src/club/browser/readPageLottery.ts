import type { Lottery } from '@players-club/domain-models'

/** Reads the lottery that the server wrote into its page. */
export const readPageLottery = (): Lottery =>
  JSON.parse(document.getElementById('lottery')?.textContent ?? '')
