import type { DrawPrizeType, PromotionType } from '@players-club/domain-models'

interface Words {
  en: [name: string, description: string]
  es: [name: string, description: string]
}

export interface DemoPrize {
  words: Words
  type: DrawPrizeType
  amount: number
  quantity: number
  isProgressive?: boolean
}

export interface DemoDraw {
  en: string
  es: string
  /** In days from now: when entries begin and end. It is drawn a day later. */
  from: number
  to: number
  /** How many of the crowd have entered. */
  crowd: number
  /**
   * The entries of the player with the long history: none in drawn draws with points, because the balance of that
   * player is fixed.
   */
  own?: number
}

export interface DemoPromotion {
  id: number
  type: PromotionType
  picture: string
  words: Words
  isFeatured?: boolean
  gameIds: number[]
  startsIn: number
  endsIn: number
  progressive?: { base: number; step: number; maximum: number }
  prizes: DemoPrize[]
  draws: DemoDraw[]
}

const points = (amount: number, quantity: number): DemoPrize => ({
  type: 'POINTS',
  amount,
  quantity,
  words: {
    en: [`${amount.toLocaleString('en')} points`, 'Credited to the account as soon as winners are drawn.'],
    es: [
      `${amount.toLocaleString('en')} puntos`,
      'Se abonan en la cuenta en cuanto se sortean los ganadores.',
    ],
  },
})

const cash = (dollars: number, quantity: number): DemoPrize => ({
  type: 'CASH',
  amount: dollars * 100,
  quantity,
  words: {
    en: [
      `$${dollars.toLocaleString('en')} cash`,
      'Paid in one sum. Claim it within 180 days of the drawing.',
    ],
    es: [
      `$${dollars.toLocaleString('en')} en efectivo`,
      'Se paga de una vez. Cóbrelo dentro de 180 días del sorteo.',
    ],
  },
})

/** Six promotions: future, running, ending soon, ended, progressive, with second chances. */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 1,
    type: 'STANDARD',
    picture: 'luminaria',
    words: {
      en: [
        'Luminaria Giveaway',
        'Twelve nights, twelve winners. Enter any holiday scratcher from the first lantern on.',
      ],
      es: [
        'Sorteo de Luminarias',
        'Doce noches, doce ganadores. Registre cualquier raspadito navideño desde el primer farolito.',
      ],
    },
    gameIds: [1409, 1401],
    startsIn: 9,
    endsIn: 40,
    prizes: [cash(1_000, 12)],
    draws: [{ en: 'Twelve nights draw', es: 'Sorteo de las doce noches', from: 9, to: 40, crowd: 0 }],
  },
  {
    id: 2,
    type: 'STANDARD',
    picture: 'roadTrip',
    isFeatured: true,
    words: {
      en: [
        'Red Rock Road Trip',
        'A week between Sedona and the Canyon for you and three friends: car, cabins and a guide included.',
      ],
      es: [
        'Viaje por las Rocas Rojas',
        'Una semana entre Sedona y el Cañón para usted y tres amigos: auto, cabañas y guía incluidos.',
      ],
    },
    gameIds: [1410, 1413, 1407, 1411],
    startsIn: -40,
    endsIn: 52,
    prizes: [
      {
        type: 'MERCHANDISE',
        amount: 400_000,
        quantity: 1,
        words: {
          en: [
            'The road trip',
            'Seven nights for four, a rented car, fuel, and a guide for a day. Worth $4,000.',
          ],
          es: [
            'El viaje',
            'Siete noches para cuatro, auto rentado, gasolina y un guía por un día. Vale $4,000.',
          ],
        },
      },
      cash(250, 2),
      points(2_500, 3),
    ],
    draws: [
      { en: 'First drawing', es: 'Primer sorteo', from: -40, to: -10, crowd: 12 },
      { en: 'Second drawing', es: 'Segundo sorteo', from: -10, to: 21, crowd: 10, own: 14 },
      { en: 'Final drawing', es: 'Sorteo final', from: 21, to: 52, crowd: 0 },
    ],
  },
  {
    id: 3,
    type: 'STANDARD',
    picture: 'saguaroSeason',
    words: {
      en: ['Saguaro Season', 'Enter desert tickets before the bloom is over. Ten players share the harvest.'],
      es: [
        'Temporada de Saguaros',
        'Registre boletos del desierto antes de que acabe la flor. Diez jugadores comparten la cosecha.',
      ],
    },
    gameIds: [1401, 1403, 1502],
    startsIn: -25,
    endsIn: 3,
    prizes: [cash(500, 2), points(1_000, 8)],
    draws: [{ en: 'Harvest draw', es: 'Sorteo de la cosecha', from: -25, to: 3, crowd: 11, own: 3 }],
  },
  {
    id: 4,
    type: 'STANDARD',
    picture: 'monsoonCash',
    words: {
      en: ['Monsoon Cash', 'The rain has passed, and so has this promotion. See who took the cash home.'],
      es: ['Efectivo del Monzón', 'Pasó la lluvia y pasó la promoción. Vea quién se llevó el efectivo.'],
    },
    gameIds: [1402],
    startsIn: -75,
    endsIn: -12,
    prizes: [cash(5_000, 1), cash(100, 4), points(500, 5)],
    draws: [
      { en: 'Early storm draw', es: 'Sorteo de la primera tormenta', from: -75, to: -45, crowd: 12 },
      { en: 'Last rain draw', es: 'Sorteo de la última lluvia', from: -45, to: -12, crowd: 12 },
    ],
  },
  {
    id: 5,
    type: 'PROGRESSIVE',
    picture: 'copperMine',
    words: {
      en: [
        'Copper Mine Jackpot',
        'A prize that grows while you watch: every entry adds a quarter, every week somebody takes it all.',
      ],
      es: [
        'El Gran Premio de la Mina',
        'Un premio que crece a la vista: cada participación suma 25 centavos y cada semana alguien se lo lleva todo.',
      ],
    },
    gameIds: [1405, 1408, 1406],
    startsIn: -25,
    endsIn: 24,
    progressive: { base: 1_000_000, step: 25, maximum: 2_500_000 },
    prizes: [
      {
        type: 'CASH',
        amount: 1_000_000,
        quantity: 1,
        isProgressive: true,
        words: {
          en: ['The jackpot', 'Begins at $10,000 and grows by 25 cents with every entry, up to $25,000.'],
          es: [
            'El gran premio',
            'Empieza en $10,000 y crece 25 centavos con cada participación, hasta $25,000.',
          ],
        },
      },
      points(750, 2),
    ],
    draws: [
      { en: 'Week 1', es: 'Semana 1', from: -25, to: -18, crowd: 9 },
      { en: 'Week 2', es: 'Semana 2', from: -18, to: -11, crowd: 12 },
      { en: 'Week 3', es: 'Semana 3', from: -11, to: -4, crowd: 12 },
      { en: 'Week 4', es: 'Semana 4', from: -4, to: 3, crowd: 10, own: 5 },
      { en: 'Week 5', es: 'Semana 5', from: 3, to: 10, crowd: 0 },
      { en: 'Week 6', es: 'Semana 6', from: 10, to: 17, crowd: 0 },
      { en: 'Week 7', es: 'Semana 7', from: 17, to: 24, crowd: 0 },
    ],
  },
  {
    id: 6,
    type: 'SECOND_CHANCE',
    picture: 'secondChance',
    words: {
      en: [
        'Second Chance Saturdays',
        'A scratcher that did not win is not done yet: enter it here and it is drawn again.',
      ],
      es: [
        'Sábados de Segunda Oportunidad',
        'Un raspadito sin premio no se acaba ahí: regístrelo aquí y entra en otro sorteo.',
      ],
    },
    gameIds: [1402, 1404, 1406, 1412],
    startsIn: -90,
    endsIn: 42,
    prizes: [cash(1_500, 1), cash(75, 2)],
    draws: [
      { en: 'The drawing before', es: 'El sorteo anterior', from: -90, to: -60, crowd: 12, own: 3 },
      { en: 'Last month’s drawing', es: 'Sorteo del mes pasado', from: -60, to: -30, crowd: 2, own: 4 },
      { en: 'This month’s drawing', es: 'Sorteo de este mes', from: -30, to: 12, crowd: 12, own: 9 },
      { en: 'Next month’s drawing', es: 'Sorteo del próximo mes', from: 12, to: 42, crowd: 0 },
    ],
  },
]
