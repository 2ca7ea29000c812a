/** Where the time comes from; rules themselves take a Date. */
export interface Clock {
  now(): Date
}
