import type { location as en } from '../en/location.ts'

export const location: Record<keyof typeof en, string> = {
  'location.blocked':
    'Su ubicación está bloqueada. Permita que este sitio la vea en su navegador e inténtelo de nuevo.',
  'location.notInRegion': 'Está fuera del estado, donde esto no se permite. Inténtelo cuando regrese.',
  'location.unavailable':
    'No pudimos saber dónde está. Compruebe que su dispositivo comparte su ubicación e inténtelo de nuevo.',
}
