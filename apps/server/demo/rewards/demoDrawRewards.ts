import type { DemoReward } from './DemoReward.ts'

export const DEMO_DRAW_REWARDS: readonly DemoReward[] = [
  {
    id: 105,
    key: 'havasu-weekend',
    type: 'DRAW',
    amount: 500,
    en: {
      title: 'Lake Havasu weekend',
      summary: 'Two nights for two by the lake, with a boat for a day. Each entry is one chance.',
    },
    es: {
      title: 'Fin de semana en el lago Havasu',
      summary: 'Dos noches para dos junto al lago, con un bote por un día. Cada entrada es una oportunidad.',
    },
    createdDaysAgo: 25,
    featured: true,
    perDay: 20,
    draw: {
      id: 9_105,
      entryEndsInDays: 3,
      prizes: [
        {
          en: 'A weekend for two',
          es: 'Un fin de semana para dos',
          quantity: 1,
          prizeType: 'MERCHANDISE',
          amount: 120_000,
        },
        { en: '2,000 points', es: '2,000 puntos', quantity: 5, prizeType: 'POINTS', amount: 2_000 },
      ],
    },
  },
  {
    id: 106,
    key: 'desert-roadster',
    type: 'DRAW',
    amount: 1_000,
    en: {
      title: 'The desert roadster',
      summary: 'An electric roadster in copper red, taxes paid. One winner in the whole state.',
    },
    es: {
      title: 'El roadster del desierto',
      summary: 'Un roadster eléctrico rojo cobre, con los impuestos pagados. Un ganador en todo el estado.',
    },
    createdDaysAgo: 20,
    featured: true,
    perDay: 10,
    draw: {
      id: 9_106,
      entryEndsInDays: 40,
      prizes: [
        {
          en: 'An electric roadster',
          es: 'Un roadster eléctrico',
          quantity: 1,
          prizeType: 'MERCHANDISE',
          amount: 4_500_000,
        },
      ],
    },
  },
  {
    id: 107,
    key: 'golden-ticket',
    type: 'DRAW',
    amount: 250,
    en: {
      title: 'A year of scratchers',
      summary: 'One scratcher a week for a year, for each of ten winners.',
    },
    es: {
      title: 'Un año de raspaditos',
      summary: 'Un raspadito por semana durante un año para cada uno de diez ganadores.',
    },
    createdDaysAgo: 5,
    draw: {
      id: 9_107,
      entryEndsInDays: 18,
      prizes: [
        {
          en: '52 scratchers',
          es: '52 raspaditos',
          quantity: 10,
          prizeType: 'MERCHANDISE',
          amount: 26_000,
        },
      ],
    },
  },
  {
    id: 108,
    key: 'spring-training',
    type: 'DRAW',
    amount: 400,
    en: {
      title: 'Two seats at spring training',
      summary: 'Behind home plate, with a cap and a lemonade each.',
    },
    es: {
      title: 'Dos asientos en los entrenamientos',
      summary: 'Detrás del plato, con una gorra y una limonada cada uno.',
    },
    createdDaysAgo: 70,
    draw: {
      id: 9_108,
      entryEndsInDays: -20,
      prizes: [
        {
          en: 'Two seats behind home plate',
          es: 'Dos asientos detrás del plato',
          quantity: 2,
          prizeType: 'MERCHANDISE',
          amount: 18_000,
        },
        { en: '500 points', es: '500 puntos', quantity: 2, prizeType: 'POINTS', amount: 500 },
      ],
    },
  },
]
