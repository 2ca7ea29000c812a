/** The id of this lottery, which the server expects in some requests. */
export const LOTTERY_ID = 2
/** The version that the web app and the contract name. */
export const SOFTWARE_VERSION = '2.223.0'
/** What the addresses of all pictures and files of the lottery begin with. */
export const MEDIA_FILE_PATH = '/media/api/file/'

/** How long an answer of the server is waited for. */
export const REQUEST_TIMEOUT_MS = 60_000
/** How long a session lasts without a request of its player, in seconds. */
export const SESSION_TIMEOUT_S = 3600
/** A request of the player restarts this time at most so often, in seconds: a session may end that much earlier. */
export const SESSION_TOUCH_S = 60
/** How often the club checks whether there is an outage. */
export const OUTAGE_RECHECK_MS = 300_000
/** How long an outage warning is shown, unless its configuration says otherwise. */
export const OUTAGE_DISPLAY_MS = 30_000
/** The shortest time between two requests for the remote configuration. */
export const REMOTE_CONFIG_MIN_INTERVAL_MS = 1_800_000
/** How long the remote configuration is waited for; what is known until then stays in force. */
export const REMOTE_CONFIG_TIMEOUT_MS = 10_000

/** How long a message stays in the message bar, in milliseconds. */
export const MESSAGE_TIMEOUTS = { short: 3000, medium: 5000, long: 10_000, extended: 20_000 } as const
/** How long confetti falls, and of how many pieces. */
export const CONFETTI = { durationMs: 3000, pieces: 1500 } as const
/** The page sizes that a player can choose from in a history. */
export const PAGE_SIZE_OPTIONS = [10, 25, 50, 75, 100] as const
/** How many pages a pagination has buttons for. */
export const PAGINATION_BUTTONS = 4
