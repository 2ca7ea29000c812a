import type { lounge as en } from '../en/lounge.ts'

export const lounge: Record<keyof typeof en, string> = {
  'error.bonus.claimed':
    'Ya recibió el bono de hoy. El próximo le espera después de medianoche, hora de Phoenix.',
  'error.redemption.insufficientTokens':
    'No tiene suficientes fichas para esto. Elija menos participaciones.',
  'lounge.balance': 'Sus fichas',
  'lounge.balance.guest': 'Sus fichas: inicie sesión para verlas',
  'lounge.history': 'Historial',
  'lounge.explore': 'Explorar',
  'lounge.lobby.lead':
    'Juegos por diversión o por fichas y sorteos en efectivo de hasta $10,000: semanales, quincenales, mensuales y trimestrales. No hace falta comprar.',
  'lounge.lobby.title': 'El desierto se enciende de noche',
  'lounge.lobby.welcome': 'Le damos la bienvenida a Lucky Lounge',
  'lounge.name': 'Lucky Lounge',
  'lounge.tour': 'Visita virtual',
}
