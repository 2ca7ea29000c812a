import { GAME_TYPE_IDS } from '@players-club/domain-models'
import { TAG } from './DemoGame.ts'

export const DEMO_GAME_TYPES = [
  { id: GAME_TYPE_IDS.scratchers, names: { en: 'Scratchers', es: 'Raspaditos' } },
  { id: GAME_TYPE_IDS.fastPlay, names: { en: 'Fast Play', es: 'Juego rápido' } },
  { id: GAME_TYPE_IDS.draw, names: { en: 'Draw games', es: 'Juegos de sorteo' } },
  { id: GAME_TYPE_IDS.quickDraw, names: { en: 'Quick Draw', es: 'Sorteo rápido' } },
]

const THEME = 1
const WAY_TO_PLAY = 2

export const DEMO_TAG_TYPES = [
  { id: THEME, names: { en: 'Theme', es: 'Tema' } },
  { id: WAY_TO_PLAY, names: { en: 'Way to play', es: 'Forma de jugar' } },
]

export const DEMO_TAGS = [
  { id: TAG.desert, tagTypeId: THEME, names: { en: 'Desert', es: 'Desierto' } },
  { id: TAG.money, tagTypeId: THEME, names: { en: 'Money', es: 'Dinero' } },
  { id: TAG.season, tagTypeId: THEME, names: { en: 'Of the season', es: 'De temporada' } },
  { id: TAG.jackpot, tagTypeId: THEME, names: { en: 'Jackpot', es: 'Premio mayor' } },
  { id: TAG.wildlife, tagTypeId: THEME, names: { en: 'Wildlife', es: 'Animales' } },
  { id: TAG.match, tagTypeId: WAY_TO_PLAY, names: { en: 'Match numbers', es: 'Igualar números' } },
  { id: TAG.find, tagTypeId: WAY_TO_PLAY, names: { en: 'Find symbols', es: 'Encontrar símbolos' } },
  { id: TAG.crossword, tagTypeId: WAY_TO_PLAY, names: { en: 'Crossword', es: 'Crucigrama' } },
  { id: TAG.bingo, tagTypeId: WAY_TO_PLAY, names: { en: 'Bingo', es: 'Bingo' } },
  { id: TAG.pick, tagTypeId: WAY_TO_PLAY, names: { en: 'Pick numbers', es: 'Elegir números' } },
]
