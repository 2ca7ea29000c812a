import type { activities as en } from '../en/activities.ts'

export const activities: Record<keyof typeof en, string> = {
  'activities.complete-profile.action': 'Ir a su perfil',
  'activities.complete-profile.lead':
    'Díganos quién es y a dónde le puede llegar un premio. Da puntos, una sola vez.',
  'activities.complete-profile.step1': 'Abra su perfil.',
  'activities.complete-profile.step2':
    'Escriba su nombre y apellido, su fecha de nacimiento, su número de celular y su dirección.',
  'activities.complete-profile.step3':
    'Guarde. {amount, plural, one {# punto es suyo} other {# puntos son suyos}} al instante.',
  'activities.complete-profile.title': 'Complete su perfil',
  'activities.credited': 'Ya ganó aquí {amount, plural, one {# punto} other {# puntos}}; están en su saldo.',
  'activities.howTo': 'Cómo funciona',
  'activities.pointsDelay': 'Los puntos pueden tardar hasta {hours, number} horas en aparecer.',
  'activities.promotions-email-opt-in.action': 'Ir a sus preferencias',
  'activities.promotions-email-opt-in.lead':
    'Permítanos escribirle sobre promociones, puntos extra y sorteos. Da puntos, una sola vez.',
  'activities.promotions-email-opt-in.step1': 'Abra sus preferencias de comunicación.',
  'activities.promotions-email-opt-in.step2': 'Active los correos sobre promociones.',
  'activities.promotions-email-opt-in.step3':
    'Guarde. {amount, plural, one {# punto es suyo} other {# puntos son suyos}} un momento después. Puede desactivar los correos cuando quiera.',
  'activities.promotions-email-opt-in.title': 'Entérese antes de las promociones',
  'activities.activityUnavailable': 'Esta actividad no está disponible.',
  'activities.invalid': 'Algo salió mal. ¡Inténtelo de nuevo!',
  'activities.limitReached': '¡Se alcanzó el límite máximo!',
  'activities.notFound': 'Esta actividad no está disponible.',
  'activities.upTo': 'hasta 1,000 puntos',
  'activities.upload.cancelled': 'Carga cancelada',
  'activities.upload.failed': 'No se pudo cargar la foto',
  'activities.action.CODE_REDEMPTION': 'Escribir un código',
  'activities.action.COLLECT_ALL': 'Coleccionar',
  'activities.action.INTERACTIVE_GAME': 'Jugar',
  'activities.action.POLL': 'Responder',
  'activities.action.PROMO_CODE': 'Escribir el código',
  'activities.action.QUIZ': 'Hacer el concurso',
  'activities.action.STANDARD_ACTIVITY': 'Ver cómo',
  'activities.action.SURVEY': 'Hacer la encuesta',
  'activities.action.UPLOAD_CONTENT': 'Enviar una foto',
  'activities.action.VIEW_URL': 'Ver',
  'activities.action.reached': 'Verla',
  'activities.all': 'Todas las formas de ganar',
  'activities.bonus': '{points, plural, one {# punto extra} other {# puntos extra}}',
  'activities.bonusIncluded': 'Incluye {points, plural, one {# punto extra} other {# puntos extra}}.',
  'activities.campaign': '{name}: {points, plural, one {# punto más} other {# puntos más}} hasta el {date}',
  'activities.empty.text': 'Cada semana hay nuevas. Hasta entonces, cada boleto que registra da puntos.',
  'activities.empty.title': 'Nada que hacer aquí por ahora',
  'activities.forFun': 'Por diversión',
  'activities.lead': 'Cada boleto da puntos, y todo esto también.',
  'activities.reached': 'Ya ganó aquí todo lo que hay por ahora.',
  'activities.remaining':
    '{remaining, plural, one {Puede hacerlo una vez más por ahora.} other {Puede hacerlo # veces más por ahora.}}',
  'activities.signIn': 'Inicie sesión para ganar',
  'activities.terms': 'Términos y condiciones',
  'activities.terms.accept': 'Aceptar los términos y seguir',
  'activities.terms.required': 'Participar es aceptar los términos de esta actividad. Léalos antes.',
  'activities.ticket': 'Lo que se gana',
  'activities.video': 'Ver el video',
  'error.activity.invalidAccess':
    'No puede participar en esta actividad ahora. Vea las demás en la página Ganar.',
  'error.code.inactive': 'La actividad de este código no está activa. Pruebe otro código.',
  'error.code.limitReached':
    'Ya canjeó todos los códigos de esta actividad que podía. Vea las otras formas de ganar.',
  'error.code.lockout': 'Demasiados códigos que no existen. Espere una hora e inténtelo de nuevo.',
  'error.code.notFound': 'Este código no existe o ya se usó. Revíselo e inténtelo de nuevo.',
  'error.uploadPhoto.uploadError':
    'Esta foto no se puede cargar. Elija un archivo jpg, png, gif o svg de hasta {megabytes, number} MB, con un título de hasta {title, number} caracteres.',
}
