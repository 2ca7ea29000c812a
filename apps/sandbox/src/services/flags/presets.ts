import type { FlagsState } from './FlagsState.ts'

type Preset = { label: string; change: (state: FlagsState, now: Date) => Record<string, unknown> }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

// Whole minutes, as the form on the page shows them; rounded down, so that an outage that begins now has begun.
const minute = (now: Date, aheadMs = 0) =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + aheadMs).toISOString()

const greeting = (fields: Record<string, unknown>) => (state: FlagsState) => ({
  GREETINGS_MESSAGE_CONFIG: { ...state.GREETINGS_MESSAGE_CONFIG, ...fields },
})

/** Sets of changes that one button applies. */
export const PRESETS = {
  plannedOutage: {
    label: 'Planned outage now',
    change: (_, now) => ({
      OUTAGE_CONFIG: {
        flag: 'true',
        outageType: 'PLANNED',
        startDate: minute(now),
        endDate: minute(now, 2 * HOUR_MS),
        body: 'We are improving the Players Club and will be back in two hours. Your points and tokens are safe.',
      },
    }),
  },
  unplannedOutage: {
    label: 'Unplanned outage now',
    change: (_, now) => ({
      OUTAGE_CONFIG: {
        flag: 'true',
        outageType: 'UNPLANNED',
        startDate: minute(now),
        body: 'Something broke and we are mending it. Your points and tokens are safe.',
      },
    }),
  },
  outageWarning: {
    label: 'Outage warning',
    change: (_, now) => ({
      OUTAGE_CONFIG: {
        flag: 'true',
        outageType: 'WARNING',
        startDate: minute(now),
        endDate: minute(now, 2 * HOUR_MS),
        body: 'The Players Club closes for maintenance in two hours.',
        displayTime: 30_000,
      },
    }),
  },
  noOutage: { label: 'End the outage', change: () => ({ OUTAGE_CONFIG: null }) },
  birthdayMessage: {
    label: 'Birthday message',
    change: greeting({ birthdayMessage: 'Happy birthday from everyone at the club' }),
  },
  anniversaryMessage: {
    label: 'Anniversary message',
    change: greeting({ anniversaryMessage: 'Another year together: thank you' }),
  },
  messageOfTheHour: {
    label: 'Message for the next hour',
    change: (state, now) =>
      greeting({
        messageArrays: [
          {
            type: 'random',
            messageText: ['Good luck out there', 'The desert is in bloom'],
            startDate: minute(now),
            endDate: minute(now, HOUR_MS),
          },
        ],
      })(state),
  },
  plainGreeting: { label: 'Plain greeting', change: () => ({ GREETINGS_MESSAGE_CONFIG: null }) },
  everything: { label: 'Everything as at first', change: () => ({ reset: true }) },
} satisfies Record<string, Preset>

type PresetName = keyof typeof PRESETS
export const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name)
