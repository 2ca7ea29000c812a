import type { rewards as en } from '../en/rewards.ts'

export const rewards: Record<keyof typeof en, string> = {
  'error.reward.dailyEntryLimit': 'Ya hizo todas sus participaciones de hoy. Vuelva mañana.',
  'error.reward.exceededQuantity': 'No quedan tantas. Elija una cantidad menor.',
  'error.reward.freeEntryPerDraw':
    'Ya tiene su única participación gratis en este sorteo. El próximo le dará otra.',
  'error.reward.freeEntryTrace':
    'Una participación gratis por minuto. Espere un momento e inténtelo de nuevo.',
  'error.reward.frequencyCapExceeded': 'Alcanzó el límite de esta recompensa; inténtelo de nuevo mañana.',
  'error.reward.insufficientPoints': 'No tiene suficientes puntos. Elija una cantidad menor o gane más.',
  'error.reward.noActiveDraws': 'No hay un sorteo abierto para esta recompensa. Vea las demás recompensas.',
  'error.reward.notAvailableForUser':
    'Esta recompensa no está disponible para su cuenta. Vea las demás recompensas.',
  'error.reward.overLimit': 'Esto es más de lo que un jugador puede canjear. Elija una cantidad menor.',
  'rewards.redeemSuccess': 'Se canjeó su recompensa. La encontrará en su historial.',
  'rewards.redeemed': '¡Recompensa canjeada!',
  'rewards.rewardUnavailable': 'Esta recompensa no está disponible. Vea las demás recompensas.',
}
