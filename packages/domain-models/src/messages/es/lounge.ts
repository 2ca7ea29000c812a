import type { lounge as en } from '../en/lounge.ts'

export const lounge: Record<keyof typeof en, string> = {
  'Error.idology.required': 'Primero verifique su identidad. Puede hacerlo en su perfil.',
  'error.bonus.claimed':
    'Ya recibió el bono de hoy. El próximo estará disponible después de medianoche, hora de {city}.',
  'error.redemption.insufficientTokens':
    'No tiene suficientes fichas para esto. Elija menos participaciones.',
  'lounge.balance': 'Sus fichas',
  'lounge.bonus.claimed':
    '{amount, plural, one {# ficha gratis es suya} other {# fichas gratis son suyas}}. Vuelva mañana por más.',
  'lounge.history': 'Historial',
  'lounge.name': '{lounge}',
}
