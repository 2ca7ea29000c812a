import type { loungePages as en } from '../en/loungePages.ts'

export const loungePages: Record<keyof typeof en, string> = {
  'arcade.gameLaunchError': 'No se pudo iniciar el juego. Sus fichas están a salvo; inténtelo de nuevo.',
  'error.arcade.insufficientTokens':
    'No tiene suficientes fichas para esta apuesta. Compre fichas o convierta puntos.',
  'error.arcade.sessionOver': 'El juego tardó demasiado en empezar. No se cobró nada; inténtelo de nuevo.',
  'error.arcade.wager': 'Este juego no acepta esta apuesta. Elija una de las que tiene.',
  'error.embed.invalidCode': 'Este inicio de sesión ya se usó o tardó demasiado. Inicie sesión de nuevo.',
  'error.embed.unknownPartner': 'Este sitio no es uno de nuestros socios. Abra {club} para continuar.',
  'error.redemption.frequencyCapExceeded': 'Llegó al límite de hoy. Inténtelo de nuevo mañana.',
  'error.redemption.insufficientPoints': 'No tiene suficientes puntos para esto. Elija menos fichas.',
  'error.redemption.quantity': 'Esta cantidad no se puede convertir. Elija uno de los pasos.',
  'lounge.game.how': 'Cómo se juega',
  'lounge.game.chances': 'Lo que puede traer una jugada',
  'lounge.game.chances.caption':
    'Premios de una jugada de {wager, plural, one {# ficha} other {# fichas}} y con qué frecuencia salen',
  'lounge.game.choose': 'Elija su apuesta',
  'lounge.game.guest': 'Primero inicia sesión y después vuelve a este juego.',
  'lounge.game.playForPrizes': 'Jugar por premios',
  'lounge.game.prize': '{amount, plural, =0 {Ninguna ficha} one {# ficha} other {# fichas}}',
  'lounge.game.return':
    'A la larga, {back, number} de cada 100 fichas apostadas vuelven como premios. Es un promedio de muchísimas jugadas y no dice nada de la próxima.',
  'lounge.game.notStarted':
    '{game} no comenzó: {tokens, plural, one {falta # ficha} other {faltan # fichas}} para esta apuesta. {affordable, plural, =0 {Presione «Conseguir fichas».} other {Elija una menor o presione «Conseguir fichas».}}',
  'lounge.game.short':
    '{tokens, plural, one {Falta # ficha} other {Faltan # fichas}} para esta apuesta. {affordable, plural, =0 {Compre fichas o convierta puntos.} other {Elija una menor, compre fichas o convierta puntos.}}',
  'lounge.game.ticket': 'Su jugada',
  'lounge.game.topPrize': 'Gana hasta {most, plural, one {# ficha} other {# fichas}}.',
  'lounge.game.upTo': 'gana hasta {most, number}',
  'lounge.game.forFun': 'Por diversión no cuesta fichas ni las da.',
  'lounge.game.forFun.highest':
    'Por diversión no cuesta fichas ni las da. Muestra los premios de la apuesta más alta, {tokens, plural, one {# ficha} other {# fichas}}, sea cual sea la que elija.',
  'lounge.game.upright': 'En un teléfono se juega en vertical.',
  'lounge.game.notYet': 'Este juego abre pronto. Vuelva más tarde.',
  'lounge.game.notFound': 'Este juego no está disponible.',
  'lounge.reward.notFound': 'Esta recompensa no está disponible.',
  'lounge.sharing.allow': 'Permitir',
  'lounge.sharing.cancel': 'Cancelar',
  'lounge.sharing.declined': 'No se compartió nada. Puede cerrar esta ventana.',
  'lounge.sharing.done': 'Listo. Puede cerrar esta ventana.',
  'lounge.sharing.ends': 'Termina cuando cierre su sesión de {club}.',
  'lounge.sharing.home': 'Ir a {club}',
  'lounge.sharing.noSite':
    'Esta ventana no la abrió la página de un socio, o perdió el contacto con ella. Vuelva a esa página y presione Iniciar sesión otra vez.',
  'lounge.sharing.noSiteTitle': '¿De dónde viene?',
  'lounge.sharing.text':
    'Sus fichas se mostrarán en un marco de {club} dentro de {partner}. El sitio mismo solo sabrá que usted tiene la sesión iniciada: no puede leer su saldo ni nada más de su cuenta.',
  'lounge.sharing.title': '¿Mostrar su saldo en {partner}?',
  'lounge.widget.blocked':
    'Su navegador no abrió la ventana para iniciar sesión. Permita ventanas emergentes en esta página o abra {lounge} en otra pestaña.',
  'lounge.widget.ended': 'Su sesión terminó. Inicie sesión de nuevo para ver sus fichas.',
  'lounge.widget.frameTitle': 'Saldo de fichas',
  'lounge.widget.guest': 'Inicie sesión para ver aquí sus fichas. Se abre una ventana de {club}.',
  'lounge.widget.loading': 'Cargando sus fichas',
  'lounge.widget.notKept':
    'Su navegador no mantiene la sesión en esta página. Abra {lounge} para ver sus fichas.',
  'lounge.widget.open': 'Abrir {lounge}',
  'lounge.widget.showWindow': 'Mostrar la ventana',
  'lounge.widget.signIn': 'Iniciar sesión',
  'lounge.widget.signingIn': 'Continúe en la ventana de {club}.',
  'lounge.widget.title': '{lounge}',
  'lounge.widget.unfinished': 'No terminó de iniciar sesión. Empiece de nuevo cuando quiera.',
  'lounge.widget.unit': '{amount, plural, one {ficha} other {fichas}}',
  'lounge.widget.unknown': 'Este widget no existe. El sitio en que está debe corregir su código.',
  'lounge.widget.yours': 'Sus fichas',
}
