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
  'registration.addressInvalid': 'No encontramos esta dirección. Revísela e inténtelo de nuevo.',
  'registration.emailCheckFailed': 'Ocurrió un error general; inténtelo de nuevo.',
  'registration.emailInUse': 'Este correo ya tiene una cuenta. Inicie sesión o use otro.',
  'registration.failed': 'No pudimos registrarlo. Revise sus datos e inténtelo de nuevo.',
  'registration.invalidInviteCode': 'Este código de invitación no es válido. Revíselo o déjelo en blanco.',
}
