import { GAME_TYPE_IDS } from '@players-club/domain-models'
import { TAG, type DemoGame } from './DemoGame.ts'
import { instantPrizes } from './instantPrizes.ts'

const fastPlay = (
  game: Omit<DemoGame, 'id' | 'gameTypeId' | 'topPrizeType' | 'prizes'> &
    Partial<Pick<DemoGame, 'topPrizeType'>>,
): DemoGame => ({
  id: game.gameId - 1000,
  gameTypeId: GAME_TYPE_IDS.fastPlay,
  topPrizeType: 'CASH',
  prizes: instantPrizes(game),
  ...game,
})

export const DEMO_FAST_PLAY: readonly DemoGame[] = [
  fastPlay({
    gameId: 1501,
    name: 'Jackrabbit Jackpot',
    price: 5,
    topPrizeType: 'JACKPOT',
    topPrizeText: { en: 'The growing jackpot', es: 'El premio acumulado' },
    odds: 3.95,
    begins: -74,
    isFeatured: true,
    tags: [TAG.wildlife, TAG.jackpot],
    description: {
      en: 'Printed at the counter, played on the spot. Every ticket sold makes the jackpot grow until somebody catches the rabbit.',
      es: 'Se imprime en la caja y se juega al momento. Cada boleto vendido hace crecer el premio hasta que alguien atrapa la liebre.',
    },
  }),
  fastPlay({
    gameId: 1502,
    name: 'Lightning Bingo',
    price: 2,
    topPrize: 4_000,
    odds: 4.12,
    begins: -45,
    tags: [TAG.bingo],
    description: {
      en: 'A card and twenty-four calls on one slip. A line wins, the storm in the middle doubles it.',
      es: 'Un cartón y veinticuatro bolas en un papel. Una línea gana; la tormenta del centro la dobla.',
    },
  }),
  fastPlay({
    gameId: 1503,
    name: 'Mesa Match',
    price: 10,
    topPrize: 400_000,
    odds: 3.28,
    begins: -14,
    tags: [TAG.desert, TAG.match],
    description: {
      en: 'Ten numbers, five winning numbers, and a mesa that wins everything on its side.',
      es: 'Diez números, cinco números ganadores y una mesa que gana todo lo de su lado.',
    },
  }),
  fastPlay({
    gameId: 1504,
    name: 'Chili Pepper Dash',
    price: 1,
    topPrize: 2_500,
    odds: 4.81,
    begins: -160,
    tags: [TAG.find],
    description: {
      en: 'Line up three peppers. The redder they are, the hotter the prize.',
      es: 'Alinee tres chiles. Cuanto más rojos, más fuerte el premio.',
    },
  }),
  fastPlay({
    gameId: 1505,
    name: 'Dust Devil Dollars',
    price: 3,
    topPrize: 30_000,
    odds: 4.05,
    begins: -300,
    ends: -75,
    tags: [TAG.desert, TAG.match],
    description: {
      en: 'The wind moves one number to another row: match it there and win.',
      es: 'El viento lleva un número a otra línea: iguálelo allí y gane.',
    },
  }),
]
