/** Where the page that asks posts its answer, with the mail's key. */
export const UNSUBSCRIBE_ACTION = '/mail/unsubscribe/confirmed'
