import type { store as en } from '../en/store.ts'

export const store: Record<keyof typeof en, string> = {
  'billinginfo.validation.invalid.checksum':
    'La información de facturación no es válida; actualícela e inténtelo de nuevo.',
  'store.add': 'Agregar al carrito',
  'store.billing': 'Facturación',
  'store.billing.address': 'Dirección de facturación',
  'store.billing.check': 'Para pagar, revise: {fields}.',
  'store.billing.lead':
    'Escriba la dirección de facturación de su tarjeta. La tarjeta se pide en el paso siguiente.',
  'store.billing.overwrite.no': 'Conservar lo que escribí',
  'store.billing.overwrite.question': '¿Reemplazar lo que escribió?',
  'store.billing.overwrite.text':
    'Su domicilio y su teléfono reemplazarían lo que hay ahora en el formulario.',
  'store.billing.overwrite.yes': 'Usar mi domicilio',
  'store.billing.phone': 'Número de teléfono',
  'store.billing.phone.hint': 'Diez dígitos, por ejemplo (555) 555-0100',
  'store.billing.required': 'Los campos marcados con * son obligatorios.',
  'store.billing.unverified':
    'Solo puede pagar con su identidad verificada. Verifíquela en su perfil, o elija Pagar en su carrito.',
  'store.billing.useHome': 'Usar el domicilio para la facturación',
  'store.bundles': 'Paquetes de fichas',
  'store.bundles.empty': 'No hay nada que comprar en este momento. Vuelva pronto.',
  'store.cart': 'Su carrito',
  'store.cart.empty': 'Su carrito está vacío. Agregue un paquete y le esperará aquí.',
  'store.cart.full': 'Su carrito admite hasta {max} del mismo paquete.',
  'store.cart.less': 'Uno menos: {title}',
  'store.cart.more': 'Uno más: {title}',
  'store.cart.remove': 'Quitar: {title}',
  'store.cart.removeAll': 'Quitar todo',
  'store.cartEmptied': 'Su carrito se pagó o se vació en otra pestaña. Este pago se está cancelando.',
  'store.catalogChanged': 'Los precios han cambiado desde que llenó el carrito. Revíselo antes de pagar.',
  'store.checking': 'Confirmando su pago…',
  'store.checking.text': 'Tarda unos segundos. Mantenga abierta esta página.',
  'store.checkout': 'Pagar',
  'store.checkout.hint':
    'Si su identidad aún no está verificada, primero la verifica. Después viene la facturación.',
  'store.comingSoon': 'Próximamente',
  'store.comingSoon.text': 'Aún no se pueden comprar fichas. Mientras tanto puede convertir sus puntos.',
  'store.dailyLimit':
    'Con este pedido gastaría hoy {total}; el límite es {limit} al día. Quite algo del carrito o vuelva después de medianoche, hora de {city}.',
  'store.detailsMismatch': 'Su perfil ha cambiado entretanto. Vuelva a cargar la página y revise sus datos.',
  'store.each': '{price} cada uno',
  'store.from': 'Los paquetes empiezan en {price} por {tokens} fichas.',
  'store.items': '{count, plural, one {# paquete} other {# paquetes}}',
  'store.notOpen': 'En este momento no se pueden comprar fichas. Inténtelo más tarde.',
  'store.openOrder': 'Todavía hay un pago abierto de {amount}: continúelo o cancélelo',
  'store.openOrder.cancelled':
    'El pago abierto está cerrado. Que sepamos, no se cobró nada. Ya puede hacer su nuevo pedido.',
  'store.openOrder.cancelOnly': 'Todavía hay un pago abierto de {amount}: cancélelo para seguir',
  'store.openOrder.continue': 'Continuar el pago',
  'store.openOrder.text': 'Con él y este pedido gastaría hoy {total}; el límite es {limit} al día.',
  'store.order': 'Resumen del pedido',
  'store.orderNotFound': 'No conocemos este pedido. Sus compras están en el historial de {lounge}.',
  'store.orderOver': 'Este pedido se cerró antes de pagarse. Inténtelo de nuevo para hacer otro pedido.',
  'store.payment': 'Pago',
  'store.payment.cancel': 'Cancelar el pago',
  'store.payment.frame': 'Página de pago de nuestro socio',
  'store.payment.lead':
    'Los datos de su tarjeta van directamente a nuestro socio de pagos. El club nunca los ve.',
  'store.paymentFailed':
    'El pago no se realizó. Que sepamos, no se cobró nada. Revise su tarjeta e inténtelo de nuevo.',
  'store.proceed': 'Continuar al pago',
  'store.result': 'Pago',
  'store.result.text': 'Esta página pertenece a la tienda. Vaya allí para ver su pedido.',
  'store.result.waiting': 'Un momento, le llevamos de vuelta al club.',
  'store.success': 'Pago realizado',
  'store.success.back': 'Continuar donde estaba',
  'store.success.closed': 'Hemos revisado este pago',
  'store.success.closed.text':
    'El pago no correspondía a este pedido, y el pedido está cerrado. Si se agregaron fichas, su historial de {lounge} las muestra. Si tiene alguna pregunta, comuníquese con soporte e indique el número de transacción que aparece abajo.',
  'store.success.disputed': 'Estamos revisando este pago',
  'store.success.disputed.text':
    'Lo que nos comunica nuestro socio de pagos no corresponde a este pedido, así que una persona lo está revisando. No tiene que hacer nada; por favor, no pague otra vez. Si tiene alguna pregunta, comuníquese con soporte e indique el número de transacción que aparece abajo.',
  'store.success.home': 'Ir al inicio',
  'store.success.lounge': 'Ir a {lounge}',
  'store.success.none': 'No hay ningún pago que mostrar',
  'store.success.none.text':
    'Esta página muestra un pago justo después de hacerlo. Sus compras están en el historial de {lounge}.',
  'store.success.pending': 'Pago aún sin confirmar',
  'store.success.pending.text':
    'Sus fichas llegarán en cuanto se confirme el pago. No tiene que pagar otra vez.',
  'store.success.store': 'Volver a la tienda',
  'store.success.text': '{tokens} fichas están en su saldo. ¡Que se divierta!',
  'store.success.unpaid': 'Este pedido no se pagó',
  'store.success.unpaid.text':
    'Que sepamos, no se cobró nada ni se agregaron fichas. Si su pago se confirma más tarde, sus fichas se agregarán automáticamente.',
  'store.title': 'Tienda de fichas',
  'store.toStore': 'Ir a la tienda',
  'store.tokens': '{amount, plural, one {# ficha} other {# fichas}}',
  'store.total': 'En total',
  'store.transaction': 'Número de transacción',
  'store.unavailable':
    'En este momento no podemos comunicarnos con nuestro socio de pagos. Que sepamos, no se cobró nada; inténtelo en unos minutos.',
  'store.unit': 'fichas',
  'store.unsettled': 'Su pago aún no está confirmado',
  'store.unsettled.check': 'Comprobar de nuevo',
  'store.unsettled.text':
    'Hemos preguntado a nuestro socio de pagos y esperamos la respuesta. No pague otra vez: en cuanto se confirme el pago, sus fichas se agregarán a su saldo automáticamente.',
}
