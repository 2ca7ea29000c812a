import type { accountPages as en } from '../en/accountPages.ts'

export const accountPages: Record<keyof typeof en, string> = {
  'account.deactivate.confirmationMsg': 'Su cuenta ha sido desactivada.',
  'accounts.password.characterCondition': 'Un número y un símbolo',
  'accounts.password.currentInvalid': 'Contraseña no válida',
  'accounts.password.hint':
    'De 8 a 20 caracteres con una mayúscula, una minúscula, un número y uno de estos símbolos: {symbols}',
  'accounts.password.invalid': 'Escriba una contraseña válida',
  'accounts.password.lengthCondition': 'De 8 a 20 caracteres',
  'accounts.password.letterCondition': 'Una letra mayúscula y una minúscula',
  'accounts.password.mismatch': 'La contraseña nueva y su confirmación no coinciden',
  'accounts.reactivation.failed': 'Algo salió mal al reactivar la cuenta',
  'activated.already': 'Su cuenta ya está activa. Inicie sesión.',
  'email.updated': 'Se cambió su correo electrónico.',
  'error.activation.expired': 'Este enlace de activación ha vencido. Pida uno nuevo.',
  'error.email.suspended': 'La cuenta con este correo está suspendida. Puede reactivarla.',
  'error.expiredKey': 'La clave para restablecer la contraseña ha vencido.',
  'error.uaaUser.resendActivationLockout':
    'Su cuenta está bloqueada. Inténtelo más tarde y pida entonces el correo de activación.',
  'error.uaaUser.resendActivationSuspended':
    'Su cuenta está suspendida y no se puede activar. Comuníquese con soporte.',
  'error.uaaUser.resetPasswordLockout':
    'Su cuenta está bloqueada. Inténtelo más tarde y restablezca entonces su contraseña.',
  'error.uaaUser.resetPasswordSuspended':
    'Su cuenta está suspendida y no se puede restablecer su contraseña. Comuníquese con soporte.',
  'error.user.notfound':
    'Este enlace de activación no pertenece a ninguna cuenta. Pida uno nuevo o regístrese.',
  'error.usernotfound': 'La clave para restablecer la contraseña no es válida.',
  'inviteCode.limitReached':
    'Este código ya se usó todas las veces posibles este mes. Puede registrarse con él, pero no dará puntos.',
  'password.samePassword': 'Su contraseña nueva debe ser distinta de la actual.',
  'password.updated': 'Se cambió su contraseña.',
  'registration.captcha.failed':
    'No pudimos comprobar que usted no es un robot. Revise su conexión e inténtelo de nuevo.',
  'registration.captcha.proving': 'Comprobando que usted no es un robot…',
  'registration.captcha.registering': 'Creando su cuenta…',
  'registration.captcha.retry': 'Intentar de nuevo',
  'registration.credentials.lead': 'Se hace en dos minutos. Debe tener {age, number} años o más para jugar.',
  'registration.credentials.title': 'Cree su cuenta',
  'registration.email.hint': 'A esta dirección le enviamos el correo de confirmación.',
  'registration.emailCheckFailed': 'Ocurrió un error general; inténtelo de nuevo.',
  'registration.emailInUse': 'Este correo ya tiene una cuenta. Inicie sesión o use otro.',
  'registration.failed': 'No pudimos registrarlo. Revise sus datos e inténtelo de nuevo.',
  'registration.forgotPassword': '¿Olvidó su contraseña?',
  'registration.invalidInviteCode': 'Este código de invitación no es válido. Revíselo o déjelo en blanco.',
  'registration.inviteCode': 'Código de invitación',
  'registration.inviteCode.checking': 'Comprobando el código…',
  'registration.inviteCode.have': 'Tengo un código de invitación',
  'registration.inviteCode.hint': 'El código que le dio un miembro del club.',
  'registration.inviteCode.valid': 'Este código es válido.',
  'registration.inviteOnly.text':
    'Usted ya tiene una cuenta, así que no necesita hacer nada aquí. Comparta la invitación con alguien que aún no la tenga.',
  'registration.inviteOnly.title': 'Esta invitación es solo para clientes nuevos',
  'registration.member': '¿Ya es miembro?',
  'registration.missing': 'Para continuar, {missing}.',
  'registration.missing.email': 'escriba su correo electrónico',
  'registration.missing.inviteCode': 'acorte el código de invitación',
  'registration.missing.password': 'elija una contraseña que cumpla todas las condiciones',
  'registration.missing.terms': 'acepte los términos',
  'registration.needsScript':
    'Para registrarse se necesita JavaScript. Actívelo en su navegador y vuelva a cargar esta página.',
  'registration.next': 'Siguiente',
  'registration.personal.lead': '¿Tiene prisa? Omita este paso y complételo después en su perfil.',
  'registration.personal.title': 'Cuéntenos sobre usted',
  'registration.previous': 'Anterior',
  'registration.save': 'Guardar y registrarse',
  'registration.sendUpdates': 'Quiero recibir por correo novedades sobre sorteos, juegos y premios',
  'registration.skip': 'Omitir y registrarse',
  'registration.step.account': 'Cuenta',
  'registration.step.personal': 'Datos personales',
  'registration.step.verify': 'Verifique su cuenta',
  'registration.steps': 'Pasos del registro',
  'registration.terms':
    'Tengo {age, number} años o más y acepto los Términos y condiciones y la Política de privacidad',
  'registration.terms.read': 'Léalos antes:',
  'registration.terms.required': 'Acepte los Términos y condiciones para continuar',
  'registration.verify.noMail':
    '¿Aún no recibe el correo? Revise primero la carpeta de spam o pida que se lo enviemos de nuevo.',
  'registration.verify.resend': 'Reenviar el correo de activación',
  'registration.verify.text':
    'Enviamos un correo de confirmación a {email}. Abra el enlace en un plazo de {minutes, number} minutos para activar su cuenta.',
  'registration.verify.title': 'Verifique su cuenta',
  'ui.wizard.state': '{state, select, done {(hecho)} current {(paso actual)} other {(pendiente)}}',
}
