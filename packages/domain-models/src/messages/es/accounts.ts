import type { accounts as en } from '../en/accounts.ts'

export const accounts: Record<keyof typeof en, string> = {
  'account.emailNotFound': 'No conocemos este correo electrónico. Revíselo o regístrese.',
  'account.locked':
    'Su cuenta está bloqueada por demasiadas contraseñas incorrectas. Inténtelo más tarde o restablezca su contraseña.',
  'account.lockedAttempt':
    'Ese fue un intento de más: su cuenta quedó bloqueada. Inténtelo más tarde o restablezca su contraseña.',
  'account.suspended': 'Lamentablemente, su cuenta ha sido suspendida. Comuníquese con soporte.',
  'accounts.email': 'Correo electrónico',
  'accounts.password': 'Contraseña',
  'accounts.signIn.dropPlay': 'No empezar el juego',
  'accounts.signIn.forgotPassword': '¿Olvidó su contraseña?',
  'accounts.signIn.incomplete': 'Escriba su correo electrónico y su contraseña para iniciar sesión.',
  'accounts.signIn.lead': 'Sus puntos, recompensas y boletos en un solo lugar.',
  'accounts.signIn.needsScript':
    'Para iniciar sesión se necesita JavaScript. Actívelo en su navegador y vuelva a cargar esta página.',
  'accounts.signIn.profileNotFound':
    'No se encontró su perfil. Inténtelo de nuevo o comuníquese con soporte.',
  'accounts.signIn.register': 'Registrarse',
  'accounts.signIn.rememberMe': 'Recordarme',
  'accounts.signIn.resendActivation': 'Reenviar correo de activación',
  'accounts.signIn.submit': 'Iniciar sesión',
  'accounts.signIn.thenPlayForFun': 'En cuanto inicie sesión, {game} empieza, por diversión.',
  'accounts.signIn.thenPlayForPrizes':
    'En cuanto inicie sesión, {game} empieza y usa {tokens, plural, one {# ficha} other {# fichas}}, si su saldo alcanza.',
  'accounts.signIn.title': 'Iniciar sesión',
  'error.email.invalid': 'Escriba un correo electrónico válido',
  'error.email.invalidFormat': 'El formato del correo no es válido',
  'error.email.notfound': 'No conocemos este correo electrónico. Revíselo o regístrese.',
  'error.password.required': 'Escriba su contraseña',
  'error.uaaAuthentication.invalid':
    'El correo o la contraseña no son correctos. Revise ambos e inténtelo de nuevo.',
  'error.uaaAuthentication.lockout':
    'Su cuenta está bloqueada por demasiadas contraseñas incorrectas. Inténtelo más tarde o restablezca su contraseña.',
  'error.uaaAuthentication.lockoutAttempt':
    'Ese fue un intento de más: su cuenta quedó bloqueada. Inténtelo más tarde o restablezca su contraseña.',
  'error.uaaAuthentication.suspended':
    'Lamentablemente, su cuenta ha sido suspendida. Comuníquese con soporte.',
  'error.uaaAuthentication.notActivated':
    'Su cuenta aún no está activada. Abra el enlace del correo que le enviamos o pida uno nuevo.',
  'error.uaaAuthentication.warning':
    'El correo o la contraseña no son correctos. {remainingAttempts, plural, one {Queda un intento} other {Quedan # intentos}} antes de que se bloquee su cuenta.',
  'accounts.activation.done': 'Su correo electrónico está confirmado y su cuenta está activa. Inicie sesión.',
  'error.email.required': 'Escriba su correo electrónico',
}
