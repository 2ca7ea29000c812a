import type { location as en } from '../en/location.ts'

export const location: Record<keyof typeof en, string> = {
  'location.blocked':
    'Su ubicación está bloqueada. Permita que este sitio la vea en su navegador e inténtelo de nuevo.',
  'location.blocked.title': 'Su ubicación está bloqueada',
  'location.blocked.way1': 'Abra la configuración de este sitio, junto a su dirección en el navegador.',
  'location.blocked.way2': 'Permita que vea su ubicación.',
  'location.blocked.way3': 'Vuelva aquí e inténtelo de nuevo.',
  'location.checkFailed':
    'La comprobación no funcionó. Eso no dice nada de dónde está, y no se envió nada. Inténtelo de nuevo en un momento.',
  'location.checkFailed.title': 'No pudimos comprobar su ubicación',
  'location.notInRegion': 'Está fuera del estado, donde esto no se permite. Inténtelo cuando regrese.',
  'location.notInRegion.title': 'Está fuera del estado',
  'location.unavailable':
    'No pudimos saber dónde está. Compruebe que su dispositivo comparte su ubicación e inténtelo de nuevo.',
  'location.unavailable.title': 'No pudimos ubicarlo',
  'location.unavailable.way1': 'Active los servicios de ubicación de su dispositivo.',
  'location.unavailable.way2': 'Acérquese a una ventana o use wifi: así su dispositivo se ubica mejor.',
  'location.unavailable.way3': 'Inténtelo de nuevo.',
  'location.why': 'La ley solo lo permite dentro del estado. No guardamos su ubicación.',
}
