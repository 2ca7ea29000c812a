import type { freeEntry as en } from '../en/freeEntry.ts'

export const freeEntry: Record<keyof typeof en, string> = {
  'lounge.claim.captchaFailed':
    'La comprobación de que usted no es un robot caducó. Ya hay otra en marcha: reclame de nuevo cuando termine.',
  'lounge.claim.mismatch': 'La información ingresada no coincide con la de su perfil.',
  'lounge.claim.title': 'Participación gratis: {title}',
  'lounge.claim.lead': 'Una por sorteo, sin comprar nada. Tiene la misma probabilidad que cualquier otra.',
  'lounge.claim.profile': 'Tiene que ser lo que dice su perfil. ¿Ya no es así?',
  'lounge.claim.toProfile': 'Cambiar mi perfil',
  'lounge.claim.email': 'Correo electrónico',
  'lounge.claim.differs': 'Su perfil dice otra cosa.',
  'lounge.claim.updates': 'Envíenme novedades de este sorteo por correo electrónico.',
  'lounge.claim.terms':
    'Acepto las reglas oficiales. Confirmo que tengo {minimumAge} años o más, que esta cuenta y su información son mías (titularidad) y que mi lugar de residencia es el que les he indicado.',
  'lounge.claim.rules': 'Leer las reglas oficiales',
  'lounge.claim.captcha.working': 'Comprobamos que usted no es un robot…',
  'lounge.claim.captcha.done': 'Comprobado: usted no es un robot.',
  'lounge.claim.captcha.failed': 'No se pudo comprobar que usted no es un robot.',
  'lounge.claim.captcha.retry': 'Comprobar de nuevo',
  'lounge.claim.todo': 'Falta: {parts}.',
  'lounge.claim.todo.updates': 'la casilla de novedades',
  'lounge.claim.todo.terms': 'la casilla de las reglas oficiales',
  'lounge.claim.todo.captcha': 'la comprobación de que no es un robot',
  'lounge.claim.confirm': 'Reclamar participación gratis',
  'lounge.claim.later': 'Ahora no',
  'lounge.claim.unsure': 'No recibimos respuesta. Intente lo mismo otra vez: no contará dos veces.',
  'lounge.claim.doneText':
    'Se agregó su participación gratis. Tiene {entries, plural, one {# participación} other {# participaciones}} en este sorteo. Se lo confirmaremos por correo electrónico.',
  'lounge.claim.history': 'Verla en mi historial',
}
