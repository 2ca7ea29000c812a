import type { OutageConfig } from './OutageConfig.ts'
import type { RemoteConfig } from './RemoteConfig.ts'

/** The configuration of a planned outage of two hours. */
export const plannedOutage: OutageConfig = {
  flag: 'true',
  startDate: '2026-11-21T09:00:00-07:00',
  endDate: '2026-11-21T11:00:00-07:00',
  body: 'We are polishing the club. Your points and tokens are safe.',
  outageType: 'PLANNED',
}

/** A remote configuration that sets everything; its outage is off. */
export const wholeRemoteConfig: RemoteConfig = {
  OUTAGE_CONFIG: { ...plannedOutage, flag: 'false' },
  GREETINGS_MESSAGE_CONFIG: { showFirstName: true },
  BALANCES_BUTTONS_CONFIG: {
    points: { WEB_DEEPLINK: '/rewards' },
    tokens: { WEB_DEEPLINK: '/lucky-lounge' },
    forYou: { title: 'For You', subtitle: 'Picked for today', showFirstName: true },
  },
  FEATURE_FLAGS: 'SWEEPSTAKES_V1,QUICKDRAW_V1',
  switches: { ENABLE_GAME_DROPDOWN: true, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: false },
}
