import type { store as en } from '../en/store.ts'

export const store: Record<keyof typeof en, string> = {
  'billinginfo.validation.invalid.checksum':
    'La información de facturación no es válida; actualícela e inténtelo de nuevo.',
  'store.dailyLimit': 'Su pedido de {total} supera su límite de {limit} por hoy. Quite algo del carrito.',
  'store.paymentFailed': 'El pago no se realizó y no se cobró nada. Revise su tarjeta e inténtelo de nuevo.',
}
