import type { loungePages as en } from '../en/loungePages.ts'

export const loungePages: Record<keyof typeof en, string> = {
  'arcade.gameLaunchError': 'No se pudo iniciar el juego. Sus fichas están a salvo; inténtelo de nuevo.',
  'error.embed.invalidCode': 'Este inicio de sesión ya se usó o tardó demasiado. Inicie sesión de nuevo.',
  'error.embed.unknownPartner':
    'Este sitio no es uno de nuestros socios. Abra el Players Club para continuar.',
  'error.redemption.frequencyCapExceeded': 'Llegó al límite de hoy. Inténtelo de nuevo mañana.',
  'error.redemption.insufficientPoints': 'No tiene suficientes puntos para esto. Elija menos fichas.',
  'error.redemption.quantity': 'Esta cantidad no se puede convertir. Elija uno de los pasos.',
  'lounge.claim.mismatch': 'La información ingresada no coincide con la de su perfil.',
  'lounge.conversion.failed': 'No se pudieron convertir sus puntos. Aún los tiene; inténtelo más tarde.',
  'lounge.game.notFound': 'Este juego no está disponible.',
  'lounge.game.portraitOnly': 'Este juego se juega en vertical. Gire su dispositivo.',
  'lounge.reward.notFound': 'Esta recompensa no está disponible.',
  'lounge.sharing.allow': 'Permitir',
  'lounge.sharing.cancel': 'Cancelar',
  'lounge.sharing.declined': 'No se compartió nada. Puede cerrar esta ventana.',
  'lounge.sharing.done': 'Listo. Puede cerrar esta ventana.',
  'lounge.sharing.ends': 'Termina cuando cierre su sesión del Players Club.',
  'lounge.sharing.home': 'Ir al Players Club',
  'lounge.sharing.noSite':
    'Esta ventana no la abrió la página de un socio, o perdió el contacto con ella. Vuelva a esa página y presione Iniciar sesión otra vez.',
  'lounge.sharing.noSiteTitle': '¿De dónde viene?',
  'lounge.sharing.text':
    'Sus fichas se mostrarán en un marco del Players Club dentro de {partner}. El sitio mismo no puede leer su saldo ni nada más de su cuenta.',
  'lounge.sharing.title': '¿Mostrar su saldo en {partner}?',
  'lounge.widget.blocked':
    'Su navegador no abrió la ventana para iniciar sesión. Permita ventanas emergentes en esta página o abra Lucky Lounge en otra pestaña.',
  'lounge.widget.ended': 'Su sesión terminó. Inicie sesión de nuevo para ver sus fichas.',
  'lounge.widget.frameTitle': 'Saldo de Lucky Lounge',
  'lounge.widget.guest': 'Inicie sesión para ver aquí sus fichas. Se abre una ventana del Players Club.',
  'lounge.widget.loading': 'Cargando sus fichas',
  'lounge.widget.notKept':
    'Su navegador no guarda la sesión en esta página. Encontrará sus fichas en el propio Lucky Lounge.',
  'lounge.widget.open': 'Abrir Lucky Lounge',
  'lounge.widget.showWindow': 'Mostrar la ventana',
  'lounge.widget.signIn': 'Iniciar sesión',
  'lounge.widget.signingIn': 'Continúe en la ventana del Players Club.',
  'lounge.widget.title': 'Lucky Lounge',
  'lounge.widget.unfinished': 'La ventana se cerró antes de terminar. Inicie sesión cuando quiera.',
  'lounge.widget.unit': '{amount, plural, one {ficha} other {fichas}}',
  'lounge.widget.unknown': 'Este widget no existe. El sitio en que está puede corregir su código.',
  'lounge.widget.yours': 'Sus fichas',
}
