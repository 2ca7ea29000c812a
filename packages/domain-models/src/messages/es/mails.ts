import type { mails as en } from '../en/mails.ts'

export const mails: Record<keyof typeof en, string> = {
  'accounts.activationMail.body':
    'Le damos la bienvenida a {club}. Solo falta un paso: active su cuenta con este enlace.',
  'accounts.activationMail.link': 'Activar mi cuenta',
  'accounts.activationMail.subject': 'Active su cuenta de {club}',
  'accounts.alreadyActiveMail.body':
    'Usted pidió un enlace para activar su cuenta de {club}. La cuenta ya está activa: inicie sesión con su correo electrónico y su contraseña.',
  'accounts.alreadyActiveMail.subject': 'Su cuenta de {club} está activa',
  'accounts.keyMail.validity': 'El enlace funciona una sola vez, durante {minutes} minutos.',
  'accounts.mail.greeting': 'Hola, {firstName}:',
  'accounts.mail.greetingWithoutName': 'Hola:',
  'accounts.mail.notYou': 'Si usted no lo pidió, no tiene que hacer nada: su cuenta queda como está.',
  'accounts.reactivationMail.body':
    'Usted pidió reactivar su cuenta de {club}. Elija una contraseña nueva con este enlace y su cuenta volverá a estar activa.',
  'accounts.reactivationMail.link': 'Reactivar mi cuenta',
  'accounts.reactivationMail.subject': 'Reactive su cuenta de {club}',
  'accounts.reactivatedMail.body':
    'Su cuenta de {club} vuelve a estar activa, con la contraseña nueva. Inicie sesión para continuar donde estaba.',
  'accounts.reactivatedMail.subject': 'Su cuenta de {club} vuelve a estar activa',
  'accounts.registeredAgainMail.active':
    'Alguien, probablemente usted, acaba de registrarse con esta dirección. Usted ya tiene una cuenta de {club}, así que nada ha cambiado. Inicie sesión con su contraseña; si la olvidó, la página de inicio de sesión le ayuda.',
  'accounts.registeredAgainMail.notActivated':
    'Alguien, probablemente usted, acaba de registrarse con esta dirección. Ya existe un registro que nunca se activó. Elija una contraseña con este enlace y la cuenta quedará activa.',
  'accounts.registeredAgainMail.subject': 'Usted ya tiene una cuenta de {club}',
  'accounts.registeredAgainMail.suspended':
    'Alguien, probablemente usted, acaba de registrarse con esta dirección. Usted ya tiene una cuenta de {club}, que ahora no está activa. Elija una contraseña nueva con este enlace y volverá a estar activa.',
  'accounts.resetMail.body':
    'Usted pidió restablecer la contraseña de su cuenta de {club}. Elija una nueva con este enlace.',
  'accounts.resetMail.link': 'Elegir una contraseña nueva',
  'accounts.resetMail.subject': 'Restablezca su contraseña de {club}',
  'accounts.deactivatedMail.body':
    'Su cuenta de {club} ha sido desactivada y se cerró su sesión en todas partes. Sus puntos, fichas e historial se conservan. Para volver, intente iniciar sesión y elija «Sí, reactivar». Entonces le enviaremos un enlace que reactiva su cuenta.',
  'accounts.deactivatedMail.subject': 'Su cuenta de {club} está desactivada',
  'accounts.emailChangedMail.contactUs':
    'Si no fue usted, escriba a {support} de inmediato: otra persona pudo haber entrado en su cuenta.',
  'accounts.emailChangedMail.prove': 'Este es mi correo electrónico',
  'accounts.emailChangedMail.signIn': 'Ir a la página de inicio de sesión',
  'accounts.emailChangedMail.subject': 'Se cambió su correo de {club}',
  'accounts.emailChangedMail.toNew':
    'Desde ahora inicia sesión en {club} con {email}. Confirme con este enlace que la dirección es suya: hasta entonces no le enviaremos promociones.',
  'accounts.emailChangedMail.toOld':
    'Su cuenta de {club} tiene ahora otro correo electrónico. Ya no escribiremos a este.',
  'accounts.passwordChangedMail.body':
    'Se cambió la contraseña de su cuenta de {club}. Se cerró la sesión en todos los demás dispositivos.',
  'accounts.passwordChangedMail.closing':
    'Si no fue usted, restablezca su contraseña de inmediato: otra persona pudo haber entrado en su cuenta.',
  'accounts.passwordChangedMail.link': 'Restablecer mi contraseña',
  'accounts.passwordChangedMail.resetBody':
    'Se restableció la contraseña de su cuenta de {club}. Se cerró su sesión en todos los dispositivos.',
  'accounts.passwordChangedMail.subject': 'Se cambió su contraseña de {club}',
  'content.feedbackMail.answer': 'Responder',
  'content.feedbackMail.from': 'De {name}, {email}',
  'content.feedbackMail.guest': 'Escrito sin iniciar sesión: nadie ha comprobado el nombre ni la dirección.',
  'content.feedbackMail.player': 'Escrito por el jugador {login}, con la sesión iniciada.',
  'content.feedbackMail.subject': 'Comentarios: {subject}',
  'lounge.freeEntryMail.body':
    'Su participación gratis está en el sorteo «{title}». Tiene la misma probabilidad que cualquier otra.',
  'lounge.freeEntryMail.drawn': 'El sorteo es el {date}. Si gana, le escribiremos enseguida.',
  'lounge.freeEntryMail.link': 'Ver el sorteo',
  'lounge.freeEntryMail.notYou':
    'Si no fue usted, cambie su contraseña y escriba a {support}: alguien más puede estar en su cuenta.',
  'lounge.freeEntryMail.subject': 'Su participación gratis: {title}',
  'preferences.promotionsMail.body':
    'Usted pidió noticias sobre promociones: ofertas, puntos extra y sorteos de segunda oportunidad. Se las enviaremos por correo.',
  'preferences.promotionsMail.closing':
    'Puede cambiar en cualquier momento de qué le avisamos en sus Preferencias de comunicación.',
  'preferences.promotionsMail.subject': 'Recibirá noticias de nuestras promociones',
  'preferences.promotionsMail.unsubscribe': 'Cancelar la suscripción a promociones',
  'promotions.winnerMail.body': 'Ha ganado en el sorteo «{draw}»: {prize}. ¡Felicidades!',
  'promotions.winnerMail.cash': 'El importe es de {amount}.',
  'promotions.winnerMail.claim':
    'Le escribiremos para decirle cómo reclamarlo. Los premios se deben reclamar en un plazo de {days} días después del sorteo del {date}.',
  'promotions.winnerMail.credited': 'Los puntos ya están en su cuenta.',
  'promotions.winnerMail.link': 'Verlo en mi historial',
  'promotions.winnerMail.subject': 'Ha ganado',
  'shell.mail.help': '¿Problemas con el juego? Llame al {phone}.',
  'shell.mail.sender': 'Enviado por {club} de {lottery}. Se juega a partir de los {minimumAge} años.',
  'store.orderMail.closed.body':
    'Hemos revisado el pago de su pedido de {tokens} fichas por {total} y hemos cerrado el pedido. No se agregaron fichas. Si se le cobró y no se le ha devuelto el dinero, escriba a {support} con el número de transacción.',
  'store.orderMail.closed.subject': 'Hemos revisado su pago',
  'store.orderMail.closedCredited.body':
    'Hemos revisado el pago de su pedido de {tokens} fichas por {total} y hemos cerrado el caso. Las fichas que se agregaron están en su historial. Si tiene alguna pregunta, escriba a {support} con el número de transacción.',
  'store.orderMail.closedCredited.subject': 'Hemos revisado su pago',
  'store.orderMail.creditedByOperator.body':
    'Hemos revisado el pago de su pedido por {total}: sus {tokens} fichas se han agregado a su saldo.',
  'store.orderMail.creditedByOperator.subject': 'Se han agregado sus fichas',
  'store.orderMail.creditedLate.body':
    'Su pedido por {total} había terminado sin pago. El pago se ha confirmado después: sus {tokens} fichas se han agregado a su saldo. Cuenta para su límite del día en que hizo el pedido.',
  'store.orderMail.creditedLate.subject': 'Su pago se ha confirmado',
  'store.orderMail.disputed.body':
    'Lo que nos comunica nuestro socio de pagos sobre su pedido de {tokens} fichas por {total} no corresponde al pedido. Una persona lo está revisando. No tiene que hacer nada y, por favor, no pague otra vez. Le escribiremos en cuanto esté resuelto.',
  'store.orderMail.disputed.subject': 'Estamos revisando su pago',
  'store.orderMail.link': 'Ver mi historial de {lounge}',
  'store.orderMail.transaction': 'Número de transacción: {orderId}',
}
