import type { ActivityType } from '@players-club/domain-models'
import type { ActivityTexts, CapPeriod } from '../../src/activities/activities.tables.ts'
import type { ActivityName } from './activityIds.ts'

/** An activity of the demo world; days count from the start of the demo. */
export interface DemoActivity {
  name: ActivityName
  /** Also the name of its picture. */
  key: string
  type: ActivityType
  amount: number
  en: ActivityTexts
  es: ActivityTexts
  cap?: number
  capPeriod?: CapPeriod
  startedDaysAgo?: number
  endsInDays?: number
  featured?: boolean
  segment?: string
  /** The page of a link, below the sandbox's URL. */
  link?: string
  navigateTo?: string
  termsRequired?: boolean
  extraData?: Record<string, string>
  content?: { contentType: 'IMAGE'; contentConfig: { allowedExtensions: string; maxFileSize: number } }
  bonus?: { amount: number; endsInDays: number; en: [string, string]; es: [string, string] }
}
