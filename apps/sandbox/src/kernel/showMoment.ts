const inPhoenix = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Phoenix',
  dateStyle: 'full',
  timeStyle: 'short',
})

const briefly = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Phoenix',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A moment in Phoenix, written out. */
export const showMoment = (at: Date) => inPhoenix.format(at)

/** A moment in Phoenix, short for lists. */
export const showBriefly = (at: Date) => briefly.format(at)
