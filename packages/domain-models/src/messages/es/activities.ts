import type { activities as en } from '../en/activities.ts'

export const activities: Record<keyof typeof en, string> = {
  'activities.activityUnavailable': 'Esta actividad no está disponible.',
  'activities.invalid': 'Algo salió mal. ¡Inténtelo de nuevo!',
  'activities.limitReached': '¡Se alcanzó el límite máximo!',
  'activities.notFound': 'Esta actividad no está disponible.',
  'activities.portraitOnly': 'Este juego se juega en vertical. Gire su dispositivo.',
  'activities.upTo': 'hasta 1,000 puntos',
  'activities.upload.cancelled': 'Carga cancelada',
  'activities.upload.failed': 'No se pudo cargar la foto',
  'error.activity.invalidAccess':
    'No puede participar en esta actividad ahora. Vea las demás en la página Ganar.',
  'error.code.inactive': 'La actividad de este código no está activa. Pruebe otro código.',
  'error.code.notFound': 'Este código no existe o ya se usó. Revíselo e inténtelo de nuevo.',
  'error.uploadPhoto.uploadError':
    'Esta foto no se puede cargar. Elija un archivo jpg, png, gif o svg de hasta {megabytes, number} MB, con un título de hasta {title, number} caracteres.',
}
