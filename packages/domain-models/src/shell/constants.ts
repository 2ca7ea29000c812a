export const LOTTERY_ID = 2
export const SOFTWARE_VERSION = '2.223.0'
export const MEDIA_FILE_PATH = '/media/api/file/'

export const REQUEST_TIMEOUT_MS = 60_000
export const SESSION_TIMEOUT_S = 3600
export const OUTAGE_RECHECK_MS = 300_000
export const OUTAGE_DISPLAY_MS = 30_000
export const REMOTE_CONFIG_MIN_INTERVAL_MS = 1_800_000
export const REMOTE_CONFIG_TIMEOUT_MS = 10_000

export const MESSAGE_TIMEOUTS = { short: 3000, medium: 5000, long: 10_000, extended: 20_000 } as const
export const CONFETTI = { durationMs: 3000, pieces: 1500 } as const
export const PAGE_SIZE_OPTIONS = [10, 25, 50, 75, 100] as const
export const PAGINATION_BUTTONS = 4
