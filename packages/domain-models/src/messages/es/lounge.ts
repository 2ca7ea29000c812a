import type { lounge as en } from '../en/lounge.ts'

export const lounge: Record<keyof typeof en, string> = {
  'error.bonus.claimed':
    'Ya recibió el bono de hoy. El próximo le espera después de medianoche, hora de Phoenix.',
  'error.redemption.insufficientTokens':
    'No tiene suficientes fichas para esto. Elija menos participaciones.',
  'lounge.balance': 'Sus fichas',
  'lounge.balance.guest': 'Sus fichas: inicie sesión para verlas',
  'lounge.bonus.claimed':
    '{amount, plural, one {# ficha gratis es suya} other {# fichas gratis son suyas}}. Vuelva mañana por más.',
  'lounge.convert.title': 'Convierta puntos en fichas',
  'lounge.convert.rate':
    '{points, number} puntos por {tokens, number} fichas. Se pueden canjear hasta {most, number} fichas por día.',
  'lounge.convert.points': 'Sus puntos',
  'lounge.convert.left': 'Le queda para hoy',
  'lounge.convert.leftAmount': '{amount, plural, one {# ficha} other {# fichas}}',
  'lounge.convert.open': 'Convertir puntos',
  'lounge.convert.tooFew': 'Necesita al menos {points, number} puntos para convertir. Tiene {held, number}.',
  'lounge.convert.limit':
    'Ya convirtió todo lo que permite un día. Mañana hay más, desde la medianoche en Phoenix.',
  'lounge.convert.earn': 'Ver cómo ganar',
  'lounge.convert.dialog': 'Convertir puntos en fichas',
  'lounge.convert.amount': 'Fichas',
  'lounge.convert.amountHint': 'De {step, number} en {step, number}.',
  'lounge.convert.tokens': '{amount, plural, one {# ficha} other {# fichas}}',
  'lounge.convert.cost':
    'Cuesta {cost, plural, one {# punto} other {# puntos}}. Le quedarán {left, plural, one {# punto} other {# puntos}}.',
  'lounge.convert.confirm': 'Convertir {cost, number} puntos',
  'lounge.convert.done': 'Sus fichas están aquí',
  'lounge.convert.doneText':
    '{amount, plural, one {# ficha es suya} other {# fichas son suyas}}. Ahora tiene {balance, plural, one {# ficha} other {# fichas}}.',
  'lounge.convert.play': 'Al salón',
  'lounge.convert.close': 'Listo',
  'lounge.convert.failed': 'No se pudo hacer',
  'lounge.convert.failedText': 'Sus puntos no se pudieron convertir y los conserva.',
  'lounge.convert.unsure': 'No recibimos respuesta. Intente lo mismo otra vez: no se cobrará dos veces.',
  'lounge.bonus.title': '{amount, plural, one {# ficha gratis} other {# fichas gratis}} hoy',
  'lounge.bonus.text': 'Su bono diario le espera hasta la medianoche, hora de Phoenix.',
  'lounge.bonus.claim': 'Reclamar',
  'lounge.bonus.dismiss': 'Hoy no',
  'lounge.games': 'Juegos',
  'lounge.games.lead': 'Los más nuevos primero',
  'lounge.games.empty': 'Estamos poniendo las mesas. Los juegos llegan pronto.',
  'lounge.game.wagers': '{least, number} a {most, number}',
  'lounge.game.tokens': 'fichas por jugada',
  'lounge.game.soon': 'Abre pronto',
  'lounge.game.play': 'Jugar',
  'lounge.drawings': 'Sorteos',
  'lounge.drawings.lead': 'Premios en efectivo de hasta ${amount, number}',
  'lounge.drawings.empty': 'Ningún sorteo acepta participaciones ahora. Vuelva a mirar mañana.',
  'lounge.drawing.tokens': 'fichas por participación',
  'lounge.drawing.see': 'Participar',
  'lounge.drawing.closes': 'Cierra',
  'lounge.drawing.entries': 'Participaciones hasta ahora',
  'lounge.drawing.none': 'El próximo sorteo empieza pronto.',
  'lounge.guest':
    'Los invitados pueden mirar todo. Para jugar, reclamar el bono diario o participar en un sorteo:',
  'lounge.guest.or': 'o',
  'lounge.care':
    'Se juega por diversión. Póngase límites de tiempo y dinero, o tómese un descanso; ayuda gratis y confidencial:',
  'lounge.history': 'Historial',
  'lounge.explore': 'Explorar',
  'lounge.lobby.lead':
    'Juegos por diversión o por fichas y sorteos en efectivo de hasta $10,000: semanales, quincenales, mensuales y trimestrales. No hace falta comprar.',
  'lounge.lobby.title': 'El desierto se enciende de noche',
  'lounge.lobby.welcome': 'Le damos la bienvenida a Lucky Lounge',
  'lounge.name': 'Lucky Lounge',
  'lounge.tour': 'Visita virtual',
}
