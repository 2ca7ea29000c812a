import type { profilePages as en } from '../en/profilePages.ts'

export const profilePages: Record<keyof typeof en, string> = {
  'profile.check': 'Para guardar, revise: {fields}.',
  'profile.complete': 'Complete todo lo de abajo y gane {points, plural, one {# punto} other {# puntos}}.',
  'profile.complete.gender': 'El género es opcional.',
  'profile.edit': 'Editar',
  'profile.edit.no': 'Dejarlos como están',
  'profile.edit.question': '¿Cambiar los datos verificados?',
  'profile.edit.text':
    'Comprobamos su nombre, su fecha de nacimiento y su domicilio cuando verificó su identidad. Si cambia alguno, tendrá que verificarla de nuevo antes de comprar fichas, participar en sorteos con fichas o reclamar participaciones gratis. Puede cambiar todo lo demás sin verificarla de nuevo.',
  'profile.edit.yes': 'Editar mis datos',
  'profile.email': 'Correo electrónico',
  'profile.email.change': 'Cambiar el correo electrónico',
  'profile.expired.text':
    'Su verificación venció. Renuévela para comprar fichas, participar en sorteos con fichas y reclamar participaciones gratis.',
  'profile.lead': 'Quién es usted y cómo comunicarnos con usted.',
  'profile.locked': 'Sus datos están verificados y por eso están bloqueados. Elija Editar para cambiarlos.',
  'profile.notVerified': 'no verificado',
  'profile.notVerified.text':
    'Verifique su identidad para comprar fichas, participar en sorteos con fichas y reclamar participaciones gratis.',
  'profile.save': 'Guardar',
  'profile.unchanged': 'No hay nada que guardar: su perfil está como lo dejó.',
  'profile.undo': 'Deshacer los cambios',
  'profile.unsaved': 'Tiene cambios sin guardar.',
  'profile.verified': 'verificado',
  'profile.verified.text':
    'Su identidad está verificada. Puede comprar fichas, participar en los sorteos de {lounge} y reclamar participaciones gratis.',
  'profile.verify': 'Verificar',
  'profile.updated': 'Se guardó su perfil.',
}
