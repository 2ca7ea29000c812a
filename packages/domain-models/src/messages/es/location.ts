import type { location as en } from '../en/location.ts'

export const location: Record<keyof typeof en, string> = {
  'location.blocked':
    'Su ubicación está bloqueada. Permita que este sitio la vea en su navegador e inténtelo de nuevo.',
  'location.blocked.title': 'Su ubicación está bloqueada',
  'location.blocked.way1': 'Abra la configuración de este sitio, junto a su dirección en el navegador.',
  'location.blocked.way2': 'Permita que vea su ubicación.',
  'location.blocked.way3': 'Vuelva aquí e inténtelo de nuevo.',
  'location.checkFailed':
    'La comprobación de ubicación no funciona en este momento. No tiene que cambiar ningún ajuste y no se compró ni se registró nada. Inténtelo de nuevo en unos minutos.',
  'location.checkFailed.title': 'Ahora no podemos comprobar ubicaciones',
  'location.notInRegion':
    'Está fuera del estado, y esto solo se permite dentro de él. Inténtelo de nuevo cuando regrese.',
  'location.notInRegion.title': 'Está fuera del estado',
  'location.prompt': 'Responda a la pregunta de su navegador: si podemos ver su ubicación.',
  'location.timedOut':
    'Su dispositivo no nos dijo a tiempo dónde está. No se envió nada; puede intentarlo de nuevo ahora mismo.',
  'location.timedOut.title': 'Su ubicación tardó demasiado',
  'location.timedOut.way1':
    'Responda a la pregunta de su navegador, si le pregunta si podemos ver su ubicación.',
  'location.timedOut.way2': 'Acérquese a una ventana o use wifi: así su dispositivo se ubica mejor.',
  'location.timedOut.way3': 'Inténtelo de nuevo.',
  'location.unavailable':
    'No pudimos saber dónde está. Compruebe que su dispositivo comparte su ubicación e inténtelo de nuevo.',
  'location.unavailable.title': 'No encontramos su ubicación',
  'location.unavailable.way1': 'Active los servicios de ubicación de su dispositivo.',
  'location.unavailable.way2': 'Acérquese a una ventana o use wifi: así su dispositivo se ubica mejor.',
  'location.unavailable.way3': 'Inténtelo de nuevo.',
  'location.why':
    'La ley solo lo permite dentro del estado. Guardamos si usted está en el estado, pero no dónde está.',
}
