import type { lounge as en } from '../en/lounge.ts'

export const lounge: Record<keyof typeof en, string> = {
  'error.bonus.claimed':
    'Ya recibió el bono de hoy. El próximo le espera después de medianoche, hora de Phoenix.',
  'error.redemption.insufficientTokens':
    'No tiene suficientes fichas para esto. Elija menos participaciones.',
  'lounge.balance': 'Sus fichas',
  'lounge.balance.guest': 'Sus fichas: inicie sesión para verlas',
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
  'lounge.history': 'Historial',
  'lounge.explore': 'Explorar',
  'lounge.lobby.lead':
    'Juegos por diversión o por fichas y sorteos en efectivo de hasta $10,000: semanales, quincenales, mensuales y trimestrales. No hace falta comprar.',
  'lounge.lobby.title': 'El desierto se enciende de noche',
  'lounge.lobby.welcome': 'Le damos la bienvenida a Lucky Lounge',
  'lounge.name': 'Lucky Lounge',
  'lounge.tour': 'Visita virtual',
}
