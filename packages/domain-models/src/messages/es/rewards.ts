import type { rewards as en } from '../en/rewards.ts'

export const rewards: Record<keyof typeof en, string> = {
  'error.reward.balanceChanged':
    'Su saldo o el precio ha cambiado. No se canjeó nada. Revise las nuevas cifras y confirme otra vez.',
  'error.reward.dailyEntryLimit': 'Ya hizo todas sus participaciones de hoy. Vuelva mañana.',
  'error.reward.drawChanged':
    'El sorteo que vio ya cerró y empezó el siguiente. No se agregó ninguna participación. Confirme de nuevo para participar en el siguiente.',
  'error.reward.exceededQuantity': 'No quedan tantas. Elija una cantidad menor o vea las demás recompensas.',
  'error.reward.freeEntryPerDraw':
    'Ya tiene su única participación gratis en este sorteo. El próximo le dará otra.',
  'error.reward.freeEntryTrace':
    'Una participación gratis por minuto. Espere un minuto e inténtelo de nuevo.',
  'error.reward.frequencyCapExceeded': 'Alcanzó el límite de esta recompensa; inténtelo de nuevo mañana.',
  'error.reward.insufficientPoints': 'No tiene suficientes puntos. Elija una cantidad menor o gane más.',
  'error.reward.noActiveDraws': 'No hay un sorteo abierto para esta recompensa. Vea las demás recompensas.',
  'error.reward.notAvailableForUser':
    'Esta recompensa no está disponible para su cuenta. Vea las demás recompensas.',
  'error.reward.moreThanLeft':
    'Es más de lo que le queda hoy. No se canjeó nada. Revise las nuevas cifras y confirme otra vez.',
  'error.reward.overLimit':
    'Con lo que ya canjeó, esto es más de lo que un jugador puede canjear. Elija una cantidad menor o vea las demás recompensas.',
  'rewards.detail.unavailable': 'Esta recompensa ya no está disponible.',
  'rewards.redeemSuccess': 'Se canjeó su recompensa. La encontrará en su historial.',
  'rewards.redeemed': '¡Recompensa canjeada!',
  'rewards.rewardUnavailable': 'Esta recompensa no está disponible. Vea las demás recompensas.',
  'rewards.action.COUPON': 'Canjear',
  'rewards.action.DRAW': 'Participar',
  'rewards.action.EXTERNAL': 'Canjear',
  'rewards.action.GAMEPLAY': 'Jugar',
  'rewards.action.STANDARD': 'Canjear',
  'rewards.action.see': 'Ver detalles',
  'rewards.badge.left': '{count, plural, one {Queda #} other {Quedan #}}',
  'rewards.badge.newUntil': 'Nuevo · participe hasta el {date}',
  'rewards.badge.until': 'Participe hasta el {date}',
  'rewards.balance': 'Tiene {points, plural, one {# punto} other {# puntos}}.',
  'rewards.barcode': 'Código de barras del código {code}',
  'rewards.barcodes.failed':
    'Ya tiene sus códigos, pero no se pudieron mostrar aquí. Los encontrará en su historial.',
  'rewards.barcodes.hint': 'Pida que escaneen el código de barras o dicte el código.',
  'rewards.barcodes.redeemed': 'Canjeado el {date}',
  'rewards.barcodes.title': '{count, plural, one {Su cupón} other {Sus # cupones}}',
  'rewards.cap':
    '{remaining, plural, =0 {Por ahora alcanzó su límite.} one {Puede canjear una más.} other {Puede canjear # más.}}',
  'rewards.cost': 'En total son {points, plural, one {# punto} other {# puntos}}.',
  'rewards.detail.all': 'Todas las recompensas',
  'rewards.detail.anonymous': 'Un jugador del club',
  'rewards.detail.earn': 'Ganar puntos',
  'rewards.detail.ended': 'Este sorteo terminó.',
  'rewards.detail.entryClosed': 'Ya no se puede participar. Los ganadores aparecerán aquí.',
  'rewards.detail.entryEnd': 'Participe hasta',
  'rewards.detail.how': 'Cómo la recibe',
  'rewards.detail.how.COUPON':
    'Recibe al instante un código con su código de barras. Muéstrelo en la caja; cada código vale una vez.',
  'rewards.detail.how.DRAW':
    'Cada participación es una oportunidad. Los ganadores se eligen al azar y reciben un correo; después aparecen aquí.',
  'rewards.detail.how.EXTERNAL': 'Nuestro socio se la envía.',
  'rewards.detail.how.GAMEPLAY':
    'La jugada empieza en cuanto la canjea. Si el juego no se puede cargar, se le devuelven los puntos.',
  'rewards.detail.how.STANDARD': 'Se la enviamos.',
  'rewards.detail.left': 'Quedan',
  'rewards.detail.noWinnerYet': 'Por anunciar',
  'rewards.detail.notWon': 'Sin ganador: hubo menos jugadores que premios.',
  'rewards.detail.prizes': 'Premios',
  'rewards.detail.segment':
    'Esta recompensa es solo para algunos jugadores. Inicie sesión para ver si está disponible para usted.',
  'rewards.detail.short':
    'Le {points, plural, one {falta # punto} other {faltan # puntos}} para esta recompensa.',
  'rewards.detail.signIn': 'Inicie sesión para canjear',
  'rewards.detail.terms': 'Términos y condiciones',
  'rewards.detail.winners': 'Premios y ganadores',
  'rewards.done': 'Listo',
  'rewards.draw.done':
    '{entries, plural, one {Se agregó # participación} other {Se agregaron # participaciones}}. ¡Suerte!',
  'rewards.draw.title': '¡Ya participa!',
  'rewards.empty.text': 'Vuelva pronto o vea qué más hay.',
  'rewards.empty.title': 'Por ahora no hay recompensas aquí',
  'rewards.freeEntry': 'Sorteos con participación gratis',
  'rewards.freeEntry.text': 'Para los sorteos de {lounge} no hace falta comprar.',
  'rewards.history': 'Véala en su historial',
  'rewards.lead':
    'En qué pueden convertirse sus puntos: participaciones en sorteos, cupones, paseos, jugadas de arcade.',
  'rewards.left.after': 'Después le {points, plural, one {queda # punto} other {quedan # puntos}}.',
  'rewards.left.balance': 'Le {points, plural, one {queda # punto} other {quedan # puntos}}.',
  'rewards.list.pages': 'Páginas: {tab}',
  'rewards.past': 'Recompensas pasadas y sus ganadores',
  'rewards.past.winners': 'Ver los ganadores',
  'rewards.quantity': '¿Cuántas?',
  'rewards.quantity.DRAW': '¿Cuántas participaciones?',
  'rewards.quantity.hint':
    '{most, plural, one {Ahora puede canjear #.} other {Ahora puede canjear hasta #.}}',
  'rewards.redeem.confirm': 'Canjear por {points, plural, one {# punto} other {# puntos}}',
  'rewards.redeem.title': 'Canjear: {title}',
  'rewards.redeem.unsure': 'No recibimos respuesta. Inténtelo de nuevo: no se le cobrará dos veces.',
  'rewards.tab.COUPON': 'Cupones',
  'rewards.tab.DRAW': 'Sorteos',
  'rewards.tab.EXTERNAL': 'Socios',
  'rewards.tab.GAMEPLAY': 'Juegos de arcade',
  'rewards.tab.STANDARD': 'Del club',
  'rewards.tabs': 'Clases de recompensas',
  'rewards.unit.DRAW': '{amount, plural, one {Punto por participación} other {Puntos por participación}}',
}
