import type { lounge as en } from '../en/lounge.ts'

export const lounge: Record<keyof typeof en, string> = {
  'error.embed.invalidCode': 'Este inicio de sesión ya se usó o tardó demasiado. Inicie sesión de nuevo.',
  'error.embed.unknownPartner':
    'Este sitio no es uno de nuestros socios. Abra el Players Club para continuar.',
  'error.redemption.frequencyCapExceeded': 'Llegó al límite de hoy. Inténtelo de nuevo mañana.',
  'error.redemption.insufficientPoints': 'No tiene suficientes puntos para esto. Elija menos fichas.',
  'error.redemption.quantity': 'Esta cantidad no se puede convertir. Elija uno de los pasos.',
}
