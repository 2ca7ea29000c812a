/** The kinds of games: reels that spin, a wheel that turns, or covered places to match. */
export const KINDS = ['spin', 'wheel', 'match'] as const
export type Kind = (typeof KINDS)[number]

export type Game = {
  id: string
  kind: Kind
  names: { en: string; es: string }
  /** The background behind the game. */
  scene: 'dusk' | 'storm' | 'canyon' | 'bloom'
}

export const GAMES: readonly Game[] = [
  {
    id: 'COPPER_WHEEL',
    kind: 'wheel',
    names: { en: 'The Copper Wheel', es: 'La rueda de cobre' },
    scene: 'dusk',
  },
  {
    id: 'SAGUARO_DROP',
    kind: 'match',
    names: { en: 'Saguaro Drop', es: 'La caída del saguaro' },
    scene: 'bloom',
  },
  {
    id: 'SAGUARO_SPIN',
    kind: 'spin',
    names: { en: 'Saguaro Spin', es: 'Giro del saguaro' },
    scene: 'dusk',
  },
  {
    id: 'MONSOON_REELS',
    kind: 'spin',
    names: { en: 'Monsoon Reels', es: 'Carretes del monzón' },
    scene: 'storm',
  },
  {
    id: 'COPPER_CLAIM',
    kind: 'match',
    names: { en: 'Copper Claim', es: 'La veta de cobre' },
    scene: 'canyon',
  },
  {
    id: 'DESERT_BLOOM',
    kind: 'match',
    names: { en: 'Desert Bloom', es: 'Flor del desierto' },
    scene: 'bloom',
  },
  {
    id: 'SIZZLINGHOT',
    kind: 'spin',
    names: { en: 'Sizzling Hot Monsoon', es: 'Monzón ardiente' },
    scene: 'canyon',
  },
  {
    id: 'CROSSWORD',
    kind: 'match',
    names: { en: 'Canyon Crossword', es: 'Crucigrama del cañón' },
    scene: 'dusk',
  },
  {
    id: 'PACMAN',
    kind: 'match',
    names: { en: 'Roadrunner Maze', es: 'Laberinto del correcaminos' },
    scene: 'storm',
  },
  {
    id: 'PICK_A_PINATA',
    kind: 'match',
    names: { en: 'Pick a Piñata', es: 'Elija una piñata' },
    scene: 'bloom',
  },
  {
    id: 'NIGHT_SKY_GEMS',
    kind: 'match',
    names: { en: 'Night Sky Gems', es: 'Gemas del cielo nocturno' },
    scene: 'storm',
  },
]
