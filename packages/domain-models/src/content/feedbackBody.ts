import { SOFTWARE_VERSION } from '../shell/constants.ts'
import { FEEDBACK_MESSAGE_MAX } from './constants.ts'

/** Room for what stands below the message. */
const NOTE_MAX = 100
/** The longest mail of feedback, in characters: the message, and the note on version and browser below it. */
export const FEEDBACK_BODY_MAX = FEEDBACK_MESSAGE_MAX + NOTE_MAX

/** The browser and the system, by name. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** The message, and below it in which version of the app and in which browser it was written. */
export function feedbackBody(message: string, { browser, system }: Device): string {
  return `${message.trim()}\n\n-- \nVersion ${SOFTWARE_VERSION}, ${browser}, ${system}`
}
