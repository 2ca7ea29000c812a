/** So that an option nobody chose still has a bar. */
export const POLL_BAR_MIN_PERCENT = 5
