import type { digitalGames as en } from '../en/digitalGames.ts'

export const digitalGames: Record<keyof typeof en, string> = {
  'digitalGames.again': 'Intentar de nuevo',
  'digitalGames.chance': 'Una jugada de cada {number}',
  'digitalGames.chances': 'Lo que puede ganar',
  'digitalGames.chances.amount': 'Premio',
  'digitalGames.chances.caption': 'Los premios de este juego y con qué frecuencia salen',
  'digitalGames.chances.fixed':
    'Lo que trae una jugada queda fijado antes de abrir el juego; el juego solo lo muestra. Su manera de jugar no cambia nada.',
  'digitalGames.chances.often': 'Con qué frecuencia',
  'digitalGames.close': 'Cerrar el juego',
  'digitalGames.done.fun': 'Fue por diversión: no se gastó ni se ganó nada.',
  'digitalGames.done.none': 'Esta vez no hay puntos. Gracias por jugar.',
  'digitalGames.done.noTokens': 'Esta vez no hay fichas. Gracias por jugar.',
  'digitalGames.done.won':
    'Ganó {amount, plural, one {# punto. Ya está en su saldo.} other {# puntos. Ya están en su saldo.}}',
  'digitalGames.done.wonTokens':
    'Ganó {amount, plural, one {# ficha. Ya está en su saldo.} other {# fichas. Ya están en su saldo.}}',
  'digitalGames.frame': '{name}: el juego',
  'digitalGames.loading': 'El juego se está cargando…',
  'digitalGames.notLost':
    'No se pierde nada: su jugada se guarda o se le devuelve lo que costó. Nada se cobra dos veces.',
  'digitalGames.playForFun': 'Jugar por diversión',
  'digitalGames.playForPoints': 'Jugar por puntos',
  'digitalGames.portrait': 'Este juego se juega en vertical. Gire su dispositivo.',
  'digitalGames.portrait.hint': 'En una computadora, haga la ventana más alta que ancha. El juego le espera.',
  'digitalGames.prize': '{amount, plural, =0 {Sin puntos} one {# punto} other {# puntos}}',
  'digitalGames.resume': 'Seguir jugando',
  'digitalGames.resume.text': 'Empezó una jugada y no la terminó. No se pierde nada.',
  'digitalGames.resume.title': 'Su jugada le espera',
  'digitalGames.safe': 'Su resultado está guardado: nada se pierde ni se cobra dos veces.',
  'digitalGames.signIn': 'Inicie sesión para jugar',
  'digitalGames.skip': 'Mostrar el resultado sin jugar',
  'error.arcade.noNglSession': 'No se encontró una sesión NGL para el juego.',
  'error.arcade.noSession': 'No se encontró una sesión para el juego.',
  'error.digitalGame.none': 'Este juego no está disponible.',
  'error.digitalGame.over': 'Esta jugada terminó. Si ganó algo, está en su saldo.',
  'error.gameLoad': 'Error al cargar el juego; inténtelo de nuevo',
}
