import { array, boolean, enums, optional, string, type, union, type Infer } from 'superstruct'
import { instant } from '../time/Instant.ts'

const messageArray = type({
  type: enums(['static', 'random']),
  messageText: union([string(), array(string())]),
  startDate: instant(),
  endDate: instant(),
})

/** How an operator configures greetings: texts by time of day and occasion, and their look. */
export const greetingConfig = type({
  showFirstName: optional(boolean()),
  fontColor: optional(string()),
  fontSize: optional(string()),
  fontFamily: optional(string()),
  messageArrays: optional(array(messageArray)),
  anniversaryMessage: optional(string()),
  birthdayMessage: optional(string()),
  morningText: optional(string()),
  afternoonText: optional(string()),
  eveningText: optional(string()),
})
/** How an operator configures greetings: texts by time of day and occasion, and their look. */
export type GreetingConfig = Infer<typeof greetingConfig>
