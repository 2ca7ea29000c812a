import type { CardField } from './cards.ts'
import type { Payment } from './Payment.ts'

interface Words {
  title: string
  pay: string
  cancel: string
  back: string
  problem: string
  labels: Readonly<Record<CardField, string>>
  hints: Readonly<Partial<Record<CardField, string>>>
  wrong: Readonly<Record<CardField, string>>
  declined: readonly [string, string]
  failed: readonly [string, string]
  done: readonly [string, string]
  refunded: readonly [string, string]
  over: readonly [string, string]
}

export const WORDS: Readonly<Record<Payment['locale'], Words>> = {
  en: {
    title: 'Pay by card',
    pay: 'Pay',
    cancel: 'Cancel',
    back: 'Back to the club',
    problem: 'There is a problem',
    labels: {
      number: 'Card number',
      expiry: 'Expires',
      code: 'Security code',
      holder: 'Name on the card',
      zip: 'Zip code',
    },
    hints: {
      number: 'A stand-in: use 4242 4242 4242 4242, or another card of the sandbox.',
      expiry: 'Month / year',
      code: 'On the back of the card',
    },
    wrong: {
      number: 'Enter one of the cards to try: 4242 4242 4242 4242',
      expiry: 'Enter a month and a year to come, such as 12 / 30',
      code: 'Enter the three or four digits',
      holder: 'Please enter a valid card holder name',
      zip: 'Please enter a valid zip code',
    },
    declined: ['Your card was declined', 'Nothing was charged. You can go back and try another card.'],
    failed: ['Your payment did not go through', 'Nothing was charged. You can go back and try again.'],
    done: ['Your payment is made', 'You are done here. The page around this one goes on by itself.'],
    refunded: ['Your payment was refunded', 'The amount goes back to your card.'],
    over: ['This payment is over', 'Nothing was charged. Go back and begin again.'],
  },
  es: {
    title: 'Pagar con tarjeta',
    pay: 'Pagar',
    cancel: 'Cancelar',
    back: 'Volver al club',
    problem: 'Hay un problema',
    labels: {
      number: 'Número de tarjeta',
      expiry: 'Caduca',
      code: 'Código de seguridad',
      holder: 'Nombre en la tarjeta',
      zip: 'Código postal',
    },
    hints: {
      number: 'De prueba: use 4242 4242 4242 4242 u otra tarjeta del sandbox.',
      expiry: 'Mes / año',
      code: 'En el reverso de la tarjeta',
    },
    wrong: {
      number: 'Escriba una de las tarjetas de prueba: 4242 4242 4242 4242',
      expiry: 'Escriba un mes y un año futuros, como 12 / 30',
      code: 'Escriba los tres o cuatro dígitos',
      holder: 'Escriba un nombre de titular válido',
      zip: 'Escriba un código postal válido',
    },
    declined: ['Su tarjeta fue rechazada', 'No se cobró nada. Puede volver y probar otra tarjeta.'],
    failed: ['Su pago no se realizó', 'No se cobró nada. Puede volver e intentarlo de nuevo.'],
    done: ['Su pago está hecho', 'Ya terminó aquí. La página de alrededor continúa sola.'],
    refunded: ['Su pago fue reembolsado', 'El importe se devuelve a su tarjeta.'],
    over: ['Este pago ha terminado', 'No se cobró nada. Vuelva y empiece de nuevo.'],
  },
}
