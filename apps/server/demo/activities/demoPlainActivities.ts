import { CREDIT_TERMS, PHOTO_EXTENSIONS, PHOTO_MAX_MB } from '@players-club/domain-models'
import type { DemoActivity } from './DemoActivity.ts'

/** Activities on a page of the club or of a partner, and credits by the club itself. */
export const DEMO_PLAIN_ACTIVITIES: readonly DemoActivity[] = [
  {
    name: 'museumVisit',
    key: 'desert-museum-visit',
    type: 'VIEW_URL',
    amount: 50,
    cap: 1,
    capPeriod: 'day',
    featured: true,
    link: '/partner',
    bonus: {
      amount: 25,
      endsInDays: 20,
      en: ['Museum month', '25 points more for every visit while the cactus is in bloom.'],
      es: ['Mes del museo', '25 puntos más por cada visita mientras florece el cactus.'],
    },
    en: {
      title: 'A look at the desert museum',
      description: 'See what our partner shows this month. Once a day, the look alone earns points.',
    },
    es: {
      title: 'Una mirada al museo del desierto',
      description: 'Vea qué muestra este mes nuestro socio. Una vez al día, con mirar ya gana puntos.',
    },
  },
  {
    name: 'radioCode',
    key: 'radio-code',
    type: 'PROMO_CODE',
    amount: 200,
    en: {
      title: 'The code from the radio',
      description: 'Every Friday a station reads one out between two songs. Whoever listens has it.',
    },
    es: {
      title: 'El código de la radio',
      description: 'Cada viernes una emisora lee uno entre dos canciones. Quien escucha, lo tiene.',
    },
  },
  {
    name: 'codeRedemption',
    key: 'code-redemption',
    type: 'CODE_REDEMPTION',
    amount: 100,
    en: {
      title: 'Redeem a promo code',
      description: 'From a flyer, an email or a retailer’s counter: type it in, and its points are yours.',
    },
    es: {
      title: 'Canjee un código promocional',
      description: 'De un volante, un correo o el mostrador: escríbalo, y sus puntos son suyos.',
    },
  },
  {
    name: 'luckySpot',
    key: 'lucky-spot',
    type: 'UPLOAD_CONTENT',
    amount: 300,
    cap: 3,
    capPeriod: 'month',
    featured: true,
    termsRequired: true,
    content: {
      contentType: 'IMAGE',
      contentConfig: { allowedExtensions: PHOTO_EXTENSIONS.join(','), maxFileSize: PHOTO_MAX_MB },
    },
    en: {
      title: 'Show us your lucky spot',
      description: 'A porch, a truck, a booth at the diner: send a photo of where you scratch your tickets.',
    },
    es: {
      title: 'Muéstrenos su lugar de la suerte',
      description: 'Un porche, una camioneta, una mesa: envíe una foto de donde raspa sus boletos.',
    },
  },
  {
    name: 'completeProfile',
    key: 'complete-profile',
    type: 'STANDARD_ACTIVITY',
    amount: CREDIT_TERMS['complete-profile'].points,
    cap: CREDIT_TERMS['complete-profile'].cap,
    en: {
      title: 'Complete your profile',
      description: 'Tell us who you are and where a prize can reach you. It takes two minutes, once.',
    },
    es: {
      title: 'Complete su perfil',
      description: 'Díganos quién es y a dónde le puede llegar un premio. Son dos minutos, una vez.',
    },
  },
  {
    name: 'emailSignUp',
    key: 'promotions-email-opt-in',
    type: 'STANDARD_ACTIVITY',
    amount: CREDIT_TERMS['promotions-email-opt-in'].points,
    cap: CREDIT_TERMS['promotions-email-opt-in'].cap,
    en: {
      title: 'Hear of promotions first',
      description: 'Let us email you about promotions, bonus points and drawings.',
    },
    es: {
      title: 'Entérese antes de las promociones',
      description: 'Permítanos escribirle sobre promociones, puntos extra y sorteos.',
    },
  },
  {
    name: 'inviteFriends',
    key: 'invite-accepted',
    type: 'STANDARD_ACTIVITY',
    amount: CREDIT_TERMS['invite-accepted'].points,
    cap: CREDIT_TERMS['invite-accepted'].cap,
    capPeriod: 'month',
    featured: true,
    en: {
      title: 'Invite your friends',
      description: 'Give them your code. When a friend joins with it, the points are yours.',
    },
    es: {
      title: 'Invite a sus amigos',
      description: 'Deles su código. Cuando un amigo entra con él, los puntos son suyos.',
    },
  },
  {
    name: 'clubNews',
    key: 'club-news',
    type: 'VIEW_URL',
    amount: 40,
    cap: 1,
    segment: 'REGULARS',
    link: '/partner',
    en: {
      title: 'News for regulars',
      description: 'What comes next in the club, told first to those who are here most.',
    },
    es: {
      title: 'Novedades para habituales',
      description: 'Lo que viene en el club, contado primero a quienes más vienen.',
    },
  },
  {
    name: 'springFestival',
    key: 'spring-festival',
    type: 'VIEW_URL',
    amount: 60,
    cap: 1,
    startedDaysAgo: 60,
    endsInDays: -3,
    link: '/partner',
    en: { title: 'The festival at the river', description: 'It was loud, it was good, and it is over.' },
    es: { title: 'El festival del río', description: 'Fue ruidoso, fue bueno, y ya terminó.' },
  },
]
