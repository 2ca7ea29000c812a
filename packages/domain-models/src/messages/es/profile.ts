import type { profile as en } from '../en/profile.ts'

export const profile: Record<keyof typeof en, string> = {
  'field.address1': 'Escriba una dirección válida',
  'field.address2': 'Escriba una segunda línea de dirección válida',
  'field.apartmentNumber': 'Escriba un número de apartamento válido',
  'field.birthDate': 'Escriba una fecha de nacimiento válida',
  'field.birthDate.tooYoung': 'el usuario debe tener {age, number} años o más',
  'field.city': 'Escriba una ciudad válida',
  'field.country': 'Escriba un país válido',
  'field.firstName': 'Escriba un nombre válido',
  'field.gender': 'Escriba un género válido',
  'field.inviteCode': 'Escriba un código de invitación válido',
  'field.lastName': 'Escriba un apellido válido',
  'field.phone': 'Escriba un número de teléfono válido',
  'field.ssnLast4': 'Escriba cuatro dígitos válidos',
  'field.state': 'Escriba un estado válido',
  'field.zipCode': 'Escriba un código postal válido',
  'preferences.unsubscribeFailed':
    'No pudimos cancelar su suscripción. Abra el enlace de nuevo o cambie sus preferencias.',
  'preferences.updated': 'Se guardaron sus preferencias.',
  'profile.gender.FEMALE': 'Femenino',
  'profile.gender.MALE': 'Masculino',
  'profile.gender.NEUTRAL': 'Prefiero no decirlo',
  'profile.updated': 'Se guardó su perfil.',
}
