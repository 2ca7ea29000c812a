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

/** A moment as a person in Phoenix would say it. */
export const showMoment = (at: Date) => inPhoenix.format(at)

/** The same for lists. */
export const showBriefly = (at: Date) => briefly.format(at)
