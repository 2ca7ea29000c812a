import type { tour as en } from '../en/tour.ts'

export const tour: Record<keyof typeof en, string> = {
  'lounge.explore.title': 'Explore {lounge} a fondo',
  'lounge.explore.lead': 'Todo lo que hay, en una página.',
  'lounge.explore.play': 'Jugar',
  'lounge.explore.welcome': 'Bienvenida',
  'lounge.explore.welcome.text':
    '{lounge} es el lado nocturno de {club}: juegos de arcade que se juegan con fichas, y sorteos con premios en efectivo. Mirar es gratis y no hace falta comprar.',
  'lounge.explore.games': 'Juegos',
  'lounge.explore.games.text':
    'Juegue por premios con fichas, o por diversión sin ellas. Antes de empezar, cada juego dice cuánto cuesta una jugada y cuánto puede dar.',
  'lounge.explore.tokens': 'Fichas',
  'lounge.explore.tokens.text':
    'Con las fichas se juega. Cada día puede reclamar {bonus} gratis; otras se ganan jugando, se compran con tarjeta o se obtienen al convertir puntos de {club}. Su saldo se ve en todas las páginas.',
  'lounge.explore.tokens.link': 'Ver sus fichas',
  'lounge.explore.purchase': 'Comprar fichas',
  'lounge.explore.purchase.text':
    'Los paquetes empiezan en {price} por {bundle} fichas. Su identidad se verifica antes de la primera compra y un límite diario le protege.',
  'lounge.explore.purchase.link': 'Ver los paquetes',
  'lounge.explore.convert': 'Convertir puntos',
  'lounge.explore.convert.text':
    '{points} puntos se convierten en {tokens} fichas. Se pueden canjear hasta {most} fichas por día.',
  'lounge.explore.convert.link': 'Convertir sus puntos',
  'lounge.explore.drawings': 'Sorteos',
  'lounge.explore.drawings.text':
    'Canjee fichas por participaciones en sorteos semanales, quincenales, mensuales y trimestrales con premios en efectivo de hasta {prize}. Cada sorteo dice cuánto cuesta una participación, cuándo cierra y cuándo se sortea.',
  'lounge.explore.drawings.link': 'Ver los sorteos',
  'lounge.explore.history': 'Historial',
  'lounge.explore.history.text':
    'Cada cambio de puntos, cada juego por premios y cada participación está en la lista con su fecha y sus fichas.',
  'lounge.explore.history.link': 'Ver su historial',
  'lounge.tour.title': 'Visita virtual: {title}',
  'lounge.tour.next': 'Siguiente',
  'lounge.tour.back': 'Atrás',
  'lounge.tour.skip': 'Saltar la visita',
  'lounge.tour.finish': 'Terminar',
  'lounge.tour.welcome': 'Bienvenida',
  'lounge.tour.welcome.text':
    'Le damos la bienvenida a {lounge}. Cinco paradas cortas se lo enseñan; puede salir cuando quiera.',
  'lounge.tour.tokens': 'Fichas',
  'lounge.tour.tokens.text':
    'Las fichas son la moneda del salón. Se compran, se ganan jugando o se obtienen al convertir puntos de {club}.',
  'lounge.tour.games': 'Juegos',
  'lounge.tour.games.text':
    'Cada juego muestra dos cosas: las fichas que hacen falta para jugarlo y las fichas que se ganan cuando va bien. Jugar por diversión no cuesta ninguna.',
  'lounge.tour.drawings': 'Sorteos',
  'lounge.tour.drawings.text':
    'Con fichas se consiguen participaciones en sorteos semanales, quincenales, mensuales y trimestrales con premios en efectivo.',
  'lounge.tour.history': 'Historial',
  'lounge.tour.history.text':
    'El historial muestra sus cambios de puntos, sus jugadas y los sorteos en los que participa. Su saldo de fichas se ve en todas las páginas.',
}
