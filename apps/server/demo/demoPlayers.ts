import type { AccountState } from '../src/accounts/accounts.tables.ts'

/** The password of every player of the demo world. */
export const DEMO_PASSWORD = 'Lucky#2026'

export interface DemoPlayer {
  /** The local part of the address, and the login. */
  name: string
  firstName: string
  lastName: string
  /** Fixed, or the same month and day as today, so many years ago. */
  birth: { day: string } | { yearsAgo: number }
  registered: { daysAgo: number } | { yearsAgo: number }
  state: AccountState
  isLocked?: boolean
  points: number
  tokens: number
  /** Months of points and tokens earned and converted, which add up to the balance. */
  hasHistory?: boolean
}

const active = { state: 'active', registered: { daysAgo: 420 } } as const

export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  {
    ...active,
    name: 'verified',
    firstName: 'Verity',
    lastName: 'Mendoza',
    birth: { day: '1984-05-17' },
    points: 25_000,
    tokens: 5_000,
    hasHistory: true,
  },
  {
    name: 'newcomer',
    firstName: 'Nico',
    lastName: 'Newland',
    birth: { day: '1999-10-02' },
    registered: { daysAgo: 3 },
    state: 'active',
    points: 500,
    tokens: 60,
  },
  {
    ...active,
    name: 'birthday',
    firstName: 'Bea',
    lastName: 'Day',
    birth: { yearsAgo: 40 },
    points: 1_200,
    tokens: 300,
  },
  {
    name: 'anniversary',
    firstName: 'Anni',
    lastName: 'Vargas',
    birth: { day: '1978-08-23' },
    registered: { yearsAgo: 3 },
    state: 'active',
    points: 3_300,
    tokens: 900,
  },
  {
    ...active,
    name: 'expired',
    firstName: 'Xavier',
    lastName: 'Pyre',
    birth: { day: '1990-01-30' },
    points: 800,
    tokens: 120,
  },
  {
    ...active,
    name: 'lastchance',
    firstName: 'Lana',
    lastName: 'Chance',
    birth: { day: '1988-12-12' },
    points: 640,
    tokens: 80,
  },
  {
    ...active,
    name: 'noattempts',
    firstName: 'Noah',
    lastName: 'Tempe',
    birth: { day: '1992-07-04' },
    points: 640,
    tokens: 80,
  },
  {
    name: 'inactive',
    firstName: 'Ina',
    lastName: 'Yuma',
    birth: { day: '1995-03-09' },
    registered: { daysAgo: 2 },
    state: 'notActivated',
    points: 0,
    tokens: 0,
  },
  {
    ...active,
    name: 'locked',
    firstName: 'Lou',
    lastName: 'Keys',
    birth: { day: '1981-11-11' },
    isLocked: true,
    points: 900,
    tokens: 100,
  },
  {
    ...active,
    name: 'suspended',
    firstName: 'Sue',
    lastName: 'Spence',
    birth: { day: '1979-02-14' },
    state: 'suspended',
    points: 1_500,
    tokens: 200,
  },
  {
    ...active,
    name: 'poor',
    firstName: 'Paul',
    lastName: 'Pima',
    birth: { day: '1986-06-21' },
    points: 0,
    tokens: 0,
  },
]

export const emailOf = ({ name }: DemoPlayer): string => `${name}@players.example`
