/** SQL takes the days of moments in the zone of its session. */
export const SET_ZONE = "select set_config('TimeZone', $1, false)"
