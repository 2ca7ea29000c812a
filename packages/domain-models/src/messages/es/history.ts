import type { history as en } from '../en/history.ts'

export const history: Record<keyof typeof en, string> = {
  'history.caption':
    '{total, plural, one {# movimiento, el más reciente primero} other {# movimientos, los más recientes primero}}',
  'history.date': 'Fecha',
  'history.description': 'Descripción',
  'history.empty.text':
    'Aquí aparecerán los puntos que gane y use. Pueden tardar hasta 48 horas en aparecer.',
  'history.empty.title': 'Todavía no hay puntos',
  'history.entry.completeProfile': 'Perfil completado',
  'history.entry.dailyBonus': 'Bono diario de Lucky Lounge',
  'history.entry.drawPrize': 'Premio de un sorteo',
  'history.entry.drawTicket': 'Boleto de sorteo',
  'history.entry.emailOptIn': 'Correos sobre promociones',
  'history.entry.exchange': 'Puntos canjeados por fichas',
  'history.entry.fastPlayTicket': 'Boleto de juego rápido',
  'history.entry.inviteAccepted': 'Un amigo entró con su código',
  'history.entry.loungeGift': 'Regalo de apertura de Lucky Lounge',
  'history.entry.purchase': 'Compra de fichas',
  'history.entry.quickDrawTicket': 'Boleto de Quick Draw',
  'history.entry.quiz': 'Cuestionario',
  'history.entry.scratcherTicket': 'Boleto de raspadito',
  'history.entry.secondChance': 'Sorteo de segunda oportunidad: premio',
  'history.entry.survey': 'Encuesta',
  'history.entry.welcome': 'Bienvenida al Players Club',
  'history.pages': 'Páginas del historial',
  'history.pageSize': 'Filas por página',
  'history.pointsDelay': 'Los puntos pueden tardar hasta {hours, number} horas en aparecer.',
  'history.points': 'Puntos',
}
