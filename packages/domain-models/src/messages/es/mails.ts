import type { mails as en } from '../en/mails.ts'

export const mails: Record<keyof typeof en, string> = {
  'accounts.mail.greeting': 'Hola, {firstName}:',
  'accounts.mail.greetingWithoutName': 'Hola:',
  'accounts.mail.notYou': 'Si usted no lo pidió, no tiene que hacer nada: su cuenta queda como está.',
  'accounts.reactivationMail.body':
    'Usted pidió reactivar su cuenta de Players Club. Elija una contraseña nueva con este enlace y su cuenta volverá a estar activa.',
  'accounts.reactivationMail.link': 'Reactivar mi cuenta',
  'accounts.reactivationMail.subject': 'Reactive su cuenta de Players Club',
  'accounts.reactivationMail.validity': 'El enlace funciona una sola vez, durante 30 minutos.',
}
