import type { ArcadeChance, ArcadeVendor, Locale } from '@players-club/domain-models'

export interface DemoArcadeGame {
  id: number
  /** The vendor's id of the game; some of these ids mean that the vendor counts in fiftieths. */
  gameId: string
  vendor: ArcadeVendor
  /** Also the name of its pictures. */
  slug: string
  name: string
  texts: Record<Locale, { summary: string; description: string }>
  /** Empty if every play has the same price. */
  wagers: readonly number[]
  price: number
  /** The outcomes of a play, weighted in ten-thousandths; the top prize last. */
  chances: readonly ArcadeChance[]
  playForFun: boolean
  portraitOnly?: boolean
  modifiedDaysAgo: number
}

const PLAYS = 10_000

/** How many of ten thousand plays win which multiple of the wager; the rest wins nothing. */
const chancesOf = (...wins: [times: number, plays: number][]): ArcadeChance[] => {
  const winning = wins.reduce((sum, [, plays]) => sum + plays, 0)
  return [{ times: 0, weight: PLAYS - winning }, ...wins.map(([times, weight]) => ({ times, weight }))]
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
          'Choose your wager and spin three times. Three alike in a row win what the table beside the game says; anything else wins nothing.',
      },
      es: {
        summary: 'Tres rodillos y una tormenta: alinee la lluvia.',
        description:
          'Elija su apuesta y gire tres veces. Tres iguales en línea ganan lo que dice la tabla junto al juego; lo demás no gana nada.',
      },
    },
    wagers: [10, 20, 30, 60],
    price: 10,
    chances: chancesOf([1, 1000], [2, 1100], [5, 400], [10, 200], [50, 20], [500, 2]),
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
        summary: 'Reels that glow hotter with every spin.',
        description:
          'Three reels, three spins. When the same picture stands three times in a row you win what it is worth; the hotter the picture, the more tokens.',
      },
      es: {
        summary: 'Rodillos que arden más con cada giro.',
        description:
          'Tres rodillos y tres giros. Cuando la misma figura sale tres veces en línea, gana lo que vale; mientras más ardiente, más fichas.',
      },
    },
    wagers: [50, 100, 250],
    price: 50,
    chances: chancesOf([1, 900], [2, 1200], [5, 400], [20, 100], [100, 10], [400, 2]),
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
        summary: 'Nine squares cut into the rock: find the word that is there three times.',
        description:
          'Uncover the nine squares of the puzzle. The sign that stands there three times says what you win; a puzzle without one wins nothing.',
      },
      es: {
        summary: 'Nueve casillas talladas en la roca: halle la señal que sale tres veces.',
        description:
          'Descubra las nueve casillas. La señal que sale tres veces dice lo que gana; un tablero sin ella no gana nada.',
      },
    },
    wagers: [50, 100, 200],
    price: 50,
    chances: chancesOf([1, 900], [2, 1100], [4, 500], [10, 180], [50, 24], [300, 3]),
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
        summary: 'Nine corners of the maze, and the roadrunner has been in three of them.',
        description:
          'Look around the nine corners of the maze, in any order. Three finds of the same kind win; which ones are there was fixed when you began.',
      },
      es: {
        summary: 'Nueve esquinas del laberinto, y el correcaminos pasó por tres.',
        description:
          'Mire en las nueve esquinas del laberinto, en cualquier orden. Tres hallazgos iguales ganan; cuáles hay quedó fijado al empezar.',
      },
    },
    wagers: [50, 100, 250, 500],
    price: 50,
    chances: chancesOf([1, 1200], [2, 1200], [5, 400], [10, 170], [40, 30], [450, 2]),
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
        summary: 'Nine piñatas on one line, and something sweet in three of them.',
        description:
          'Pick piñatas until three have held the same: that is what you win. All nine are opened in the end, so that you see what was in them.',
      },
      es: {
        summary: 'Nueve piñatas en una cuerda, y algo dulce en tres de ellas.',
        description:
          'Elija piñatas hasta que tres traigan lo mismo: eso es lo que gana. Al final se abren las nueve, para que vea lo que había.',
      },
    },
    wagers: [],
    price: 10,
    chances: chancesOf([1, 1500], [2, 1400], [5, 500], [25, 40], [250, 4]),
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
        summary: 'One turn, and a long look at the arrow.',
        description:
          'Choose your wager and turn the wheel. The field under the arrow is what you win; each field is as wide as its chance.',
      },
      es: {
        summary: 'Una vuelta y la vista en la flecha.',
        description:
          'Elija su apuesta y gire la rueda. El campo bajo la flecha es lo que gana; cada campo es tan ancho como su probabilidad.',
      },
    },
    wagers: [20, 40, 80],
    price: 20,
    chances: chancesOf([1, 1300], [2, 1200], [5, 400], [20, 80], [100, 20]),
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
          'Uncover nine stones of the night. Three of the same win what they show; where no three belong together, nothing is won.',
      },
      es: {
        summary: 'Nueve piedras, y tres de ellas van juntas.',
        description:
          'Destape nueve piedras de la noche. Tres iguales ganan lo que muestran; si no hay tres que vayan juntas, no se gana nada.',
      },
    },
    wagers: [10, 30, 50],
    price: 10,
    chances: chancesOf([1, 900], [2, 1100], [4, 450], [12, 150], [60, 20], [600, 2]),
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
        summary: 'Three reels, spun by the oldest cactus in the county.',
        description:
          'Spin three times. Three saguaros, three suns, three of anything in a row win what the table beside the game says.',
      },
      es: {
        summary: 'Tres rodillos que gira el cactus más viejo del condado.',
        description:
          'Gire tres veces. Tres saguaros, tres soles, tres de lo que sea en línea ganan lo que dice la tabla junto al juego.',
      },
    },
    wagers: [20, 60],
    price: 20,
    chances: chancesOf([1, 750], [2, 1150], [5, 380], [10, 160], [35, 40], [350, 3]),
    playForFun: true,
    modifiedDaysAgo: 73,
  },
]
