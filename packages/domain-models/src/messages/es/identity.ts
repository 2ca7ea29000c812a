import type { identity as en } from '../en/identity.ts'

export const identity: Record<keyof typeof en, string> = {
  'Error.idology.expired': 'Su verificación ha vencido. Renuévela, por favor.',
  'Error.idology.inProgress': 'Ya estamos comprobando su identidad. Espere un momento e inténtelo de nuevo.',
  'Error.idology.profileAlreadyValidated':
    'Esta identidad ya pertenece a una cuenta verificada. Revise sus datos o comuníquese con soporte.',
  'Error.idology.scanNotOffered': 'No hace falta que escanee su identificación. Ingrese sus datos.',
  'Error.idology.unavailable':
    'En este momento no podemos comprobar identidades. No ha gastado ningún intento. Vuelva a probar en unos minutos.',
  'identity.attemptsLeft': '{attempts, plural, one {Le queda un intento} other {Le quedan # intentos}}',
  'identity.done': 'Listo',
  'identity.enterData.address': 'Domicilio',
  'identity.enterData.hint': 'Tal como aparece en su licencia de conducir o identificación',
  'identity.enterData.lead':
    'Antes de que compre fichas, participe en sorteos con fichas o reclame participaciones gratis, comprobamos que es realmente usted. Toma un minuto.',
  'identity.enterData.person': 'Sobre usted',
  'identity.enterData.ssnLast4': 'Últimos cuatro dígitos de su número de Seguro Social',
  'identity.enterData.ssnLast4.hint':
    'Nos ayudan a comprobar que es usted. Los guardamos cifrados durante {days} días como máximo, solo para verificar su identidad; después se borran.',
  'identity.enterData.submit': 'Verificar mi identidad',
  'identity.enterData.title': 'Verifique su identidad',
  'identity.expired': 'Su verificación ha vencido. Verifique su identidad de nuevo.',
  'identity.expired.renew': 'Renovar mi verificación',
  'identity.expired.text':
    'Para renovar la verificación, escanee su identificación. Sus puntos y fichas quedan como están.',
  'identity.expired.title': 'Renueve su verificación',
  'identity.failed':
    'No pudimos verificar su identidad. Revise sus datos; {attempts, plural, one {le queda un intento} other {le quedan # intentos}}.',
  'identity.failed.check': 'Casi siempre es una de estas cosas:',
  'identity.failed.check.address': 'una dirección de la que ya se mudó',
  'identity.failed.check.birthDate': 'el mes y el día de nacimiento intercambiados',
  'identity.failed.check.name': 'una forma corta de su nombre, o un apellido anterior al matrimonio',
  'identity.failed.title': 'Los datos no coinciden',
  'identity.later': 'Ahora no',
  'identity.loadFailed': 'No se pudieron cargar sus datos.',
  'identity.manualScanFailed':
    'No se pudo verificar el escaneo de su identificación. Inténtelo de nuevo con una imagen clara o comuníquese con soporte.',
  'identity.manualScanFailed.title': 'No aceptamos su escaneo',
  'identity.noAttemptsLeft': 'No le quedan intentos. Puede escanear su identificación.',
  'identity.noAttemptsLeft.title': 'Escanee su identificación',
  'identity.noAttemptsLeft.noScan':
    'Ahora solo un escaneo de su identificación puede verificarle, pero por el momento no se pueden escanear identificaciones. Inténtelo más tarde o comuníquese con soporte.',
  'identity.inProgress.title': 'Comprobando sus datos…',
  'identity.scan.again': 'Escanear de nuevo',
  'identity.scan.frame': 'Escaneo de su identificación',
  'identity.scan.later': 'Terminar más tarde',
  'identity.scan.lead':
    'Siga los pasos de abajo. El resultado aparece aquí solo; no tiene que enviarnos nada.',
  'identity.scan.needs': 'Lo que necesita',
  'identity.scan.needs.camera': 'un teléfono o una computadora con cámara, y buena luz',
  'identity.scan.needs.id': 'su licencia de conducir, identificación estatal o pasaporte',
  'identity.scan.needs.minutes': 'unos dos minutos',
  'identity.scan.start': 'Escanear mi identificación',
  'identity.scan.title': 'Escaneo de su identificación',
  'identity.scan.unread': 'Por el momento no podemos leer el resultado. Seguimos intentándolo.',
  'identity.scan.waiting': 'Esperando el resultado de su escaneo…',
  'identity.tryAgain': 'Intentar de nuevo',
  'identity.verified.profileUpdated':
    'Su perfil tiene ahora el nombre, la fecha de nacimiento y la dirección que verificamos.',
  'identity.verified.text':
    'Ya puede comprar fichas, participar en los sorteos de {lounge} y reclamar participaciones gratis.',
  'identity.verified.title': 'Su identidad está verificada',
}
