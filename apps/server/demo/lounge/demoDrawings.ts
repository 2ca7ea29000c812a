import type { DrawingFrequency, Locale } from '@players-club/domain-models'

export interface DemoDrawing {
  id: number
  promotionId: number
  /** Also the name of its picture. */
  frequency: DrawingFrequency
  texts: Record<Locale, { title: string; summary: string; description: string }>
  amount: number
  perDay: number
  prizes: readonly { dollars: number; quantity: number }[]
  /** How many days ago its first draw began. */
  begunDaysAgo: number
  /** Roughly how many entries the crowd has in a draw. */
  crowdEntries: number
  /** The entries of the player with the long history, in the open draw. */
  own: number
}

/** The drawing that the player of the long history enters. */
export const WEEKLY_DRAWING: DemoDrawing = {
  id: 201,
  promotionId: 21,
  frequency: 'weekly',
  texts: {
    en: {
      title: 'Weekly drawing',
      summary: 'Each week one player wins $500.',
      description:
        'Entries count from the day a draw begins until midnight before it is drawn. Each entry is one chance; a player wins once in a draw.',
    },
    es: {
      title: 'Sorteo semanal',
      summary: 'Cada semana alguien se lleva $500 a casa.',
      description:
        'Las participaciones cuentan desde que empieza el sorteo hasta la medianoche anterior. Cada una es una oportunidad; un jugador gana una vez por sorteo.',
    },
  },
  amount: 250,
  perDay: 20,
  prizes: [
    { dollars: 500, quantity: 1 },
    { dollars: 25, quantity: 4 },
  ],
  begunDaysAgo: 53,
  crowdEntries: 9_200,
  own: 3,
}

/** One for each frequency. Demo players win nothing in them by chance: prizes are money, not points. */
export const DEMO_DRAWINGS: readonly DemoDrawing[] = [
  WEEKLY_DRAWING,
  {
    id: 202,
    promotionId: 22,
    frequency: 'biweekly',
    texts: {
      en: {
        title: 'Bi-weekly drawing',
        summary: 'Two weeks of storm clouds, $1,000 behind them.',
        description:
          'Twice as long as the weekly drawing and twice the prize. Each entry is one chance; a player wins once in a draw.',
      },
      es: {
        title: 'Sorteo quincenal',
        summary: 'Dos semanas de nubes de tormenta y $1,000 detrás.',
        description:
          'El doble de largo que el sorteo semanal y el doble de premio. Cada participación es una oportunidad; un jugador gana una vez por sorteo.',
      },
    },
    amount: 300,
    perDay: 20,
    prizes: [
      { dollars: 1_000, quantity: 1 },
      { dollars: 50, quantity: 4 },
    ],
    begunDaysAgo: 60,
    crowdEntries: 14_600,
    own: 0,
  },
  {
    id: 203,
    promotionId: 23,
    frequency: 'monthly',
    texts: {
      en: {
        title: 'Monthly drawing',
        summary: 'A month of evenings, $2,500 under one star.',
        description:
          'A draw begins on the first of a month and is drawn on the first of the next. Each entry is one chance; a player wins once in a draw.',
      },
      es: {
        title: 'Sorteo mensual',
        summary: 'Un mes de noches, $2,500 bajo una estrella.',
        description:
          'Empieza el primer día del mes y se sortea el primero del siguiente. Cada participación es una oportunidad; un jugador gana una vez por sorteo.',
      },
    },
    amount: 350,
    perDay: 15,
    prizes: [
      { dollars: 2_500, quantity: 1 },
      { dollars: 100, quantity: 5 },
    ],
    begunDaysAgo: 100,
    crowdEntries: 31_800,
    own: 0,
  },
  {
    id: 204,
    promotionId: 24,
    frequency: 'quarterly',
    texts: {
      en: {
        title: 'Quarterly drawing',
        summary: 'The great one: $10,000 four times a year.',
        description:
          'A draw ends with March, June, September and December. Each entry is one chance; a player wins once in a draw.',
      },
      es: {
        title: 'Sorteo trimestral',
        summary: 'El grande: $10,000 cuatro veces al año.',
        description:
          'Termina con marzo, junio, septiembre y diciembre. Cada participación es una oportunidad; un jugador gana una vez por sorteo.',
      },
    },
    amount: 500,
    perDay: 10,
    prizes: [
      { dollars: 10_000, quantity: 1 },
      { dollars: 250, quantity: 6 },
    ],
    begunDaysAgo: 200,
    crowdEntries: 58_100,
    own: 1,
  },
]
