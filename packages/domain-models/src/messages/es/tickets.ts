import type { tickets as en } from '../en/tickets.ts'

export const tickets: Record<keyof typeof en, string> = {
  'error.gameTicketEntry.cancelled': 'Este boleto fue cancelado. Pruebe con otro boleto.',
  'error.gameTicketEntry.dailyLimit': 'Ya registró todos los boletos permitidos por hoy. Vuelva mañana.',
  'error.gameTicketEntry.duplicate': 'Ya registró este boleto. Pruebe con otro boleto.',
  'error.gameTicketEntry.expired': 'Este boleto es demasiado antiguo. Pruebe con uno más reciente.',
  'error.gameTicketEntry.gameEnded':
    'El juego de este boleto ya terminó. Pruebe con un boleto de otro juego.',
  'error.gameTicketEntry.gameNotStarted': 'El juego de este boleto aún no empieza. Guárdelo para más tarde.',
  'error.gameTicketEntry.inProgress':
    'Este boleto se está revisando en este momento. Espere un minuto e inténtelo de nuevo.',
  'error.gameTicketEntry.invalid':
    'Lo que escribió no pertenece a ningún boleto. Revíselo e inténtelo de nuevo.',
  'error.gameTicketEntry.invalid.counted':
    'Lo que escribió no pertenece a ningún boleto. Revíselo. {left, plural, =0 {El registro de boletos queda bloqueado hasta esta hora: {until} (hora de {city}).} one {Le queda un intento antes de que se bloquee el registro de boletos.} other {Le quedan # intentos antes de que se bloquee el registro de boletos.}}',
  'error.gameTicketEntry.jackpoterror.invalid':
    'Este código no pertenece a ningún boleto de sorteo. Revíselo e inténtelo de nuevo.',
  'error.gameTicketEntry.jackpoterror.invalid.counted':
    'Este código no pertenece a ningún boleto de sorteo. Revíselo. {left, plural, =0 {El registro de boletos queda bloqueado hasta esta hora: {until} (hora de {city}).} one {Le queda un intento antes de que se bloquee el registro de boletos.} other {Le quedan # intentos antes de que se bloquee el registro de boletos.}}',
  'error.gameTicketEntry.lockout':
    'El registro de boletos está bloqueado por demasiados códigos no válidos. Podrá registrar boletos desde esta hora: {until} (hora de {city}).',
  'error.gameTicketEntry.notFound': 'No encontramos este boleto. Revise los códigos e inténtelo de nuevo.',
  'error.gameTicketEntry.notFound.counted':
    'No encontramos este boleto. Revise los códigos. {left, plural, =0 {El registro de boletos queda bloqueado hasta esta hora: {until} (hora de {city}).} one {Le queda un intento antes de que se bloquee el registro de boletos.} other {Le quedan # intentos antes de que se bloquee el registro de boletos.}}',
  'error.gameTicketEntry.playLimit':
    'Alcanzó el límite de jugadas de este juego. Pruebe con un boleto de otro juego.',
  'error.gameTicketEntry.unavailable':
    'No se pudo revisar este boleto en este momento. Inténtelo más tarde: no puede contar dos veces.',
  'error.gameTicketEntry.used': 'Alguien ya registró este boleto. Pruebe con otro boleto.',
  'tickets.code.help': '¿Dónde está?',
  'tickets.code.incomplete': 'Escriba los {length, number} caracteres del código.',
  'tickets.code.incompleteDigits': 'Escriba los {length, number} dígitos del número.',
  'tickets.code.tooLong':
    'El código tiene {length, number} caracteres: {count, plural, one {quite # carácter} other {quite # caracteres}}.',
  'tickets.code.tooLongDigits':
    'El número tiene {length, number} dígitos: {count, plural, one {quite # dígito} other {quite # dígitos}}.',
  'tickets.consent.draw':
    'Al registrar este boleto confirma que tiene {minimumAge} años o más y que lo compró usted. Puede registrarse una sola vez; guárdelo, porque solo el boleto mismo paga un premio.',
  'tickets.consent.fastPlay':
    'Al registrar este boleto confirma que tiene {minimumAge} años o más y que lo compró usted. Revise antes si tiene premio; solo el boleto mismo lo paga.',
  'tickets.consent.quickCard':
    'Al registrar esta tarjeta confirma que tiene {minimumAge} años o más y que la tarjeta es suya. Cada compra hecha con ella puede registrarse una vez.',
  'tickets.consent.quickDraw':
    'Al registrar este boleto confirma que tiene {minimumAge} años o más y que lo compró usted. Puede registrarse una sola vez, sean cuantos sean sus sorteos; guárdelo, porque solo el boleto mismo paga un premio.',
  'tickets.consent.scratch':
    'Al registrar este boleto confirma que tiene {minimumAge} años o más y que lo compró usted. Solo el boleto mismo paga un premio, así que guarde los ganadores.',
  'tickets.disclaimer': '¿Quiere saber de juegos nuevos y segundas oportunidades? Elija en sus',
  'tickets.disclaimer.link': 'Preferencias de comunicación',
  'tickets.earn':
    'Cada boleto da {points, number} puntos por {currency, select, USD {dólar} other {{currency}}} de su precio.',
  'tickets.eligibleGames': '¿Qué juegos cuentan?',
  'tickets.field.draw.ticketCode': 'Código de registro del boleto',
  'tickets.field.draw.ticketCode.hint': '25 letras y dígitos, encima del código de barras',
  'tickets.field.fastPlay.secondCode': 'Código de validación',
  'tickets.field.fastPlay.secondCode.hint': '8 letras y dígitos, junto a la palabra CODE',
  'tickets.field.fastPlay.ticketCode': 'Número del código de barras',
  'tickets.field.fastPlay.ticketCode.hint': '13 dígitos, debajo del código de barras',
  'tickets.field.quickCard.ticketCode': 'Código de registro de la Quick Card',
  'tickets.field.quickCard.ticketCode.hint': '24 dígitos, en el recibo de la tarjeta',
  'tickets.field.quickDraw.ticketCode': 'Código de registro del boleto',
  'tickets.field.quickDraw.ticketCode.hint': '25 letras y dígitos, encima del código de barras',
  'tickets.field.scratch.secondCode': 'Número de validación',
  'tickets.field.scratch.secondCode.hint': '3 dígitos, bajo el látex junto a la palabra VOID',
  'tickets.field.scratch.ticketCode': 'Número del código de barras',
  'tickets.field.scratch.ticketCode.hint': '13 dígitos, al dorso, debajo del código de barras',
  'tickets.goBack': 'Volver',
  'tickets.help.draw':
    'El código está encima del código de barras al pie del boleto, en cinco grupos de cinco.',
  'tickets.help.fastPlay':
    'El número está debajo del código de barras al pie del boleto; el código de validación, junto a la palabra CODE.',
  'tickets.help.quickCard': 'El código está al pie del recibo que recibe con cada compra.',
  'tickets.help.quickDraw': 'El código está encima del código de barras, debajo de la lista de sus sorteos.',
  'tickets.help.scratch':
    'El número del código de barras está al dorso. Para ver el número de validación, raspe el recuadro con la palabra VOID en el frente.',
  'tickets.help.title': 'Dónde están los códigos',
  'tickets.incomplete': 'Escriba todos los caracteres de los códigos y registre el boleto.',
  'tickets.kind.draw': 'Boleto de sorteo',
  'tickets.kind.draw.besideQuickDraw': 'Boleto de sorteo con premio mayor',
  'tickets.kind.fastPlay': 'Juego rápido',
  'tickets.kind.quickCard': 'Quick Card',
  'tickets.kind.quickDraw': 'Sorteo rápido',
  'tickets.kind.scratch': 'Raspadito',
  'tickets.kinds': 'Tipo de boleto',
  'tickets.lead': 'Convierta en puntos los boletos que compró, hayan ganado o no.',
  'tickets.pending.text':
    'Su boleto de {game} quedó registrado. {points, plural, one {# punto está en camino: puede tardar hasta {hours, number} horas en verse.} other {# puntos están en camino: pueden tardar hasta {hours, number} horas en verse.}}',
  'tickets.pending.title': 'Sus puntos están en camino',
  'tickets.place':
    'Los boletos solo se pueden registrar dentro del estado. Al enviar le preguntamos a su dispositivo dónde está.',
  'tickets.pointsDelay': 'Los puntos pueden tardar hasta {hours, number} horas en verse.',
  'tickets.prize.entries': '{amount, plural, one {# participación} other {# participaciones}} en {draw}',
  'tickets.prize.reveal': 'Un juego que revela lo que ganó',
  'tickets.prize.superBonus': 'Este boleto cuenta para su colección.',
  'tickets.prizes': 'Lo que recibió',
  'tickets.sample.draw': 'Un boleto de sorteo: el código de registro está encima del código de barras.',
  'tickets.sample.fastPlay':
    'Un boleto de juego rápido: el código de validación está en el medio; el número, debajo del código de barras.',
  'tickets.sample.quickCard':
    'El recibo de una Quick Card: el código de registro está encima del código de barras.',
  'tickets.sample.quickDraw':
    'Un boleto de sorteo rápido: el código de registro está encima del código de barras.',
  'tickets.sample.scratch':
    'Un raspadito: el número de validación está bajo el látex; el número, debajo del código de barras al dorso.',
  'tickets.seePoints': 'Ver sus puntos',
  'tickets.submit': 'Registrar este boleto',
  'tickets.success.another': 'Registrar otro boleto',
  'tickets.success.points': '¡Ganó {points, plural, one {# punto} other {# puntos}}!',
  'tickets.success.text': 'Su boleto de {game} (juego {number}) quedó registrado.',
  'tickets.success.title': 'Su boleto quedó registrado',
}
