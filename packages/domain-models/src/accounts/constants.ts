/** The longest email address of an account, in characters. */
export const EMAIL_MAX = 100
/** The shortest password, in characters. */
export const PASSWORD_MIN = 8
/** The longest password, in characters. */
export const PASSWORD_MAX = 20
/** The symbols that a password may have, and needs one of. */
export const PASSWORD_SYMBOLS = '!@#$%^&*()_+-=[]{};:,.<>?/~`|\\\'"'
/** The longest invite code that a form accepts, in characters. */
export const INVITE_CODE_MAX = 30
/** A code that was used so often in a month earns no more points. */
export const INVITE_USES_PER_MONTH = 3
/** How many minutes a link in a mail is valid. */
export const MAIL_LINK_MINUTES = 30
/** The shortest key of a link that lifts a suspension, in characters; shorter ones are not sent to the server. */
export const UNSUSPEND_KEY_MIN = 32
