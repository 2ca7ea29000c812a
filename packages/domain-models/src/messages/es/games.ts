import type { games as en } from '../en/games.ts'

export const games: Record<keyof typeof en, string> = {
  'game.unavailable': 'Este juego no se puede abrir en este momento. Vea los demás juegos.',
  'games.claimPeriod':
    'Los premios de los juegos de sorteo se deben reclamar en un plazo de {days, number} días.',
  'games.listFailed': 'No se pudieron cargar los juegos. Inténtelo de nuevo en un momento.',
  'games.notFound': 'Este juego no está disponible.',
}
