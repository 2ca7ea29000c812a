import type { ArcadeVendor, Locale } from '@players-club/domain-models'

export interface DemoArcadeGame {
  id: number
  /** What its vendor calls it; some of these names say that the vendor counts in fiftieths. */
  gameId: string
  vendor: ArcadeVendor
  /** Also the name of its pictures. */
  slug: string
  name: string
  texts: Record<Locale, { summary: string; description: string }>
  /** Empty where every play has the same price. */
  wagers: readonly number[]
  price: number
  topPrizeTimes: number
  playForFun: boolean
  portraitOnly?: boolean
  modifiedDaysAgo: number
}

/** Eight games of the three kinds of vendor. */
export const DEMO_ARCADE_GAMES: readonly DemoArcadeGame[] = [
  {
    id: 801,
    gameId: 'MONSOON_REELS',
    vendor: 'PBL',
    slug: 'monsoon-reels',
    name: 'Monsoon Reels',
    texts: {
      en: {
        summary: 'Three reels and one storm: line up the rain.',
        description:
          'Choose your wager and spin. Three of a kind on the middle line win; the sun stands for any other picture.',
      },
      es: {
        summary: 'Tres rodillos y una tormenta: alinee la lluvia.',
        description:
          'Elija su apuesta y gire. Ganan tres iguales en la línea del medio; el sol vale por cualquier otra figura.',
      },
    },
    wagers: [10, 20, 30, 60],
    price: 10,
    topPrizeTimes: 500,
    playForFun: true,
    modifiedDaysAgo: 2,
  },
  {
    id: 802,
    gameId: 'SIZZLINGHOT',
    vendor: 'NGL',
    slug: 'sizzling-hot-monsoon',
    name: 'Sizzling Hot Monsoon',
    texts: {
      en: {
        summary: 'Sevens that glow hotter with every line.',
        description:
          'Five lines on three reels. Each line of sevens pays for itself; two or more at once pay double.',
      },
      es: {
        summary: 'Sietes que arden más con cada línea.',
        description:
          'Cinco líneas en tres rodillos. Cada línea de sietes paga; dos o más a la vez pagan el doble.',
      },
    },
    wagers: [50, 100, 250],
    price: 50,
    topPrizeTimes: 400,
    playForFun: true,
    modifiedDaysAgo: 5,
  },
  {
    id: 803,
    gameId: 'CROSSWORD',
    vendor: 'NGL',
    slug: 'canyon-crossword',
    name: 'Canyon Crossword',
    texts: {
      en: {
        summary: 'Eighteen letters, eleven words cut into the rock.',
        description:
          'Turn over your eighteen letters and fill in the crossword. Three whole words win; the more words, the more tokens.',
      },
      es: {
        summary: 'Dieciocho letras y once palabras talladas en la roca.',
        description:
          'Destape sus dieciocho letras y llene el crucigrama. Ganan tres palabras completas; con más palabras, más fichas.',
      },
    },
    wagers: [50, 100, 200],
    price: 50,
    topPrizeTimes: 300,
    playForFun: true,
    modifiedDaysAgo: 11,
  },
  {
    id: 804,
    gameId: 'PACMAN',
    vendor: 'NGL',
    slug: 'roadrunner-maze',
    name: 'Roadrunner Maze',
    texts: {
      en: {
        summary: 'Out of the maze before the dust settles.',
        description:
          'The path through the maze is drawn when you start. Everything that lies on it is yours; the exit doubles it.',
      },
      es: {
        summary: 'Salga del laberinto antes de que baje el polvo.',
        description: 'El camino se sortea al empezar. Todo lo que haya en él es suyo; la salida lo duplica.',
      },
    },
    wagers: [50, 100, 250, 500],
    price: 50,
    topPrizeTimes: 450,
    playForFun: true,
    portraitOnly: true,
    modifiedDaysAgo: 16,
  },
  {
    id: 805,
    gameId: 'PICK_A_PINATA',
    vendor: 'NGLPBL',
    slug: 'pick-a-pinata',
    name: 'Pick a Piñata',
    texts: {
      en: {
        summary: 'One swing, three piñatas, nothing hidden twice.',
        description: 'Pick one of three piñatas. What falls out is yours; then the other two are opened too.',
      },
      es: {
        summary: 'Un golpe, tres piñatas, nada escondido dos veces.',
        description:
          'Elija una de tres piñatas. Lo que caiga es suyo; después se abren también las otras dos.',
      },
    },
    wagers: [],
    price: 10,
    topPrizeTimes: 250,
    playForFun: false,
    modifiedDaysAgo: 21,
  },
  {
    id: 806,
    gameId: 'COPPER_WHEEL',
    vendor: 'NGLPBL',
    slug: 'copper-wheel',
    name: 'The Copper Wheel',
    texts: {
      en: {
        summary: 'Eight fields, one turn, a long look at the arrow.',
        description:
          'Choose your wager and turn the wheel. The field under the arrow says how often you get it back.',
      },
      es: {
        summary: 'Ocho campos, una vuelta y la vista en la flecha.',
        description:
          'Elija su apuesta y gire la rueda. El campo bajo la flecha dice cuántas veces la recupera.',
      },
    },
    wagers: [20, 40, 80],
    price: 20,
    topPrizeTimes: 100,
    playForFun: true,
    modifiedDaysAgo: 34,
  },
  {
    id: 807,
    gameId: 'NIGHT_SKY_GEMS',
    vendor: 'PBL',
    slug: 'night-sky-gems',
    name: 'Night Sky Gems',
    texts: {
      en: {
        summary: 'Nine stones, and three of them belong together.',
        description:
          'Uncover nine stones. Three of the same win what they show; a shooting star wins at once.',
      },
      es: {
        summary: 'Nueve piedras, y tres de ellas van juntas.',
        description:
          'Destape nueve piedras. Tres iguales ganan lo que muestran; una estrella fugaz gana enseguida.',
      },
    },
    wagers: [10, 30, 50],
    price: 10,
    topPrizeTimes: 600,
    playForFun: true,
    modifiedDaysAgo: 48,
  },
  {
    id: 808,
    gameId: 'SAGUARO_SPIN',
    vendor: 'PBL',
    slug: 'saguaro-spin',
    name: 'Saguaro Spin',
    texts: {
      en: {
        summary: 'Three cards, dealt by the oldest cactus in the county.',
        description:
          'Three cards are dealt and turned over one by one. A pair wins, three of a kind win the most.',
      },
      es: {
        summary: 'Tres cartas, repartidas por el cactus más viejo del condado.',
        description:
          'Se reparten tres cartas y se voltean una por una. Un par gana; tres iguales ganan lo máximo.',
      },
    },
    wagers: [20, 60],
    price: 20,
    topPrizeTimes: 350,
    playForFun: true,
    modifiedDaysAgo: 73,
  },
]
