/** The minimum width, so that an option without votes still has a bar. */
export const POLL_BAR_MIN_PERCENT = 5
/** Long enough to say what one thinks, short enough to be read. */
export const SURVEY_TEXT_MAX = 500
