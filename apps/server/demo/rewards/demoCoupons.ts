import type { DemoReward } from './DemoReward.ts'

export const DEMO_COUPONS: readonly DemoReward[] = [
  {
    id: 101,
    key: 'scratchers-5',
    type: 'COUPON',
    amount: 350,
    en: {
      title: '$5 off scratchers',
      summary: 'Show the barcode at any retailer that sells our tickets, and pay five dollars less.',
    },
    es: {
      title: '$5 menos en raspaditos',
      summary: 'Muestre el código de barras donde se venden nuestros boletos y pague cinco dólares menos.',
    },
    createdDaysAgo: 30,
    featured: true,
    stock: { total: 240, handedOut: 28 },
    perDay: 5,
  },
  {
    id: 102,
    key: 'coffee',
    type: 'COUPON',
    amount: 300,
    en: { title: 'A free coffee', summary: 'One cup of any size at the stations along Interstate 17.' },
    es: {
      title: 'Un café gratis',
      summary: 'Una taza de cualquier tamaño en las gasolineras de la Interestatal 17.',
    },
    createdDaysAgo: 60,
    stock: { total: 25, handedOut: 25 },
  },
  {
    id: 103,
    key: 'gas-10',
    type: 'COUPON',
    amount: 2_500,
    en: {
      title: '$10 off a tank of gas',
      summary: 'For the next tank at any station that sells our tickets. One code for each visit.',
    },
    es: {
      title: '$10 menos en gasolina',
      summary: 'Para el próximo tanque donde se venden nuestros boletos. Un código por visita.',
    },
    createdDaysAgo: 14,
    stock: { total: 50, handedOut: 47 },
    perPlayer: 2,
  },
  {
    id: 104,
    key: 'breakfast-burrito',
    type: 'COUPON',
    amount: 450,
    en: {
      title: 'Breakfast burrito for regulars',
      summary: 'A thank-you to players who have been with the club for a year: one burrito, your filling.',
    },
    es: {
      title: 'Burrito de desayuno para habituales',
      summary: 'Gracias a quienes llevan un año en el club: un burrito con el relleno que prefiera.',
    },
    createdDaysAgo: 7,
    stock: { total: 100, handedOut: 12 },
    segment: 'REGULARS',
  },
]
