import type { dialogs as en } from '../en/dialogs.ts'

export const dialogs: Record<keyof typeof en, string> = {
  'accounts.reactivation.cancel': 'Cancelar',
  'accounts.reactivation.question':
    '¿Desea reactivarla? Le enviaremos por correo un enlace válido por {minutes} minutos.',
  'accounts.reactivation.sent': 'Correo de reactivación enviado',
  'accounts.reactivation.sentText':
    'Abra el enlace del correo en un plazo de {minutes} minutos para reactivar su cuenta.',
  'accounts.reactivation.title': 'Su cuenta no está activa',
  'accounts.reactivation.yes': 'Sí, reactivar',
  'accounts.sessionEnd.extend': 'Mantener la sesión',
  'accounts.sessionEnd.last.read': 'Entendido',
  'accounts.sessionEnd.last.text':
    'Su sesión está por llegar a su duración máxima. La cerraremos en {time}. Enseguida podrá iniciar sesión de nuevo.',
  'accounts.sessionEnd.last.title': 'Su sesión termina pronto',
  'accounts.sessionEnd.minutes': '{count, plural, one {# minuto} other {# minutos}}',
  'accounts.sessionEnd.refused': 'No se pudo. Inténtelo de nuevo.',
  'accounts.sessionEnd.seconds': '{count, plural, one {# segundo} other {# segundos}}',
  'accounts.sessionEnd.text': 'No ha usado el club por un rato. Cerraremos su sesión en {time}.',
  'accounts.sessionEnd.timeLeft': 'Cerraremos su sesión en {time}.',
  'accounts.sessionEnd.title': '¿Sigue ahí?',
}
