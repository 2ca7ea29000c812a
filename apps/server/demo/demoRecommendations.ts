import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import type { Tx } from '../src/kernel/database/index.ts'
import { recommendations } from '../src/shell/recommendations.tables.ts'
import { daysAfter } from './daysAfter.ts'

const STARTED_DAYS_AGO = 7

type Texts = (typeof recommendations.$inferInsert)['texts']

const texts = (en: [string, string], es: [string, string]): Texts => ({
  en: { title: en[0], description: en[1] },
  es: { title: es[0], description: es[1] },
})

/** The recommendations of the demo world: some are no longer available, to show that they are hidden. */
const DEMO_RECOMMENDATIONS = [
  {
    id: 1,
    picture: 'profile',
    redirectUrl: '/settings/profile-completion',
    recommendationType: 'ACTIVITY',
    // Hidden from players with a complete profile.
    activityKey: 'complete-profile',
    texts: texts(
      ['Complete your profile', 'A few lines about you, and points for them.'],
      ['Complete su perfil', 'Unas líneas sobre usted, y puntos por ellas.'],
    ),
  },
  {
    id: 2,
    picture: 'email',
    redirectUrl: '/settings/email-sign-up',
    recommendationType: 'ACTIVITY',
    activityKey: 'promotions-email-opt-in',
    texts: texts(
      ['Hear of promotions first', 'Let us email you when something good begins.'],
      ['Entérese antes de las promociones', 'Permítanos escribirle cuando empiece algo bueno.'],
    ),
  },
  {
    id: 3,
    picture: 'invite',
    redirectUrl: '/settings/invite-friends',
    recommendationType: 'ACTIVITY',
    activityKey: 'invite-accepted',
    texts: texts(
      ['Invite your friends', 'You earn points for each who joins with your code.'],
      ['Invite a sus amigos', 'Gana puntos por cada uno que entre con su código.'],
    ),
  },
  {
    id: 4,
    picture: 'coupon',
    redirectUrl: '/rewards',
    recommendationType: 'REWARD',
    rewardId: 101,
    endsInDays: 60,
    texts: texts(
      ['Five dollars off scratchers', 'A coupon for every retailer that sells our tickets.'],
      ['Cinco dólares menos en raspaditos', 'Un cupón para todo lugar donde se venden nuestros boletos.'],
    ),
  },
  {
    id: 5,
    picture: 'coupon',
    redirectUrl: '/rewards',
    recommendationType: 'REWARD',
    rewardId: 102,
    texts: texts(
      ['A free coffee', 'All codes of this coupon are gone.'],
      ['Un café gratis', 'Ya no quedan códigos de este cupón.'],
    ),
  },
  {
    id: 6,
    picture: 'trip',
    redirectUrl: '/rewards',
    recommendationType: 'REWARD',
    endsInDays: 30,
    texts: texts(
      ['A weekend in the red rocks', 'Enter the drawing with your points.'],
      ['Un fin de semana entre rocas rojas', 'Participe en el sorteo con sus puntos.'],
    ),
  },
  {
    id: 7,
    picture: 'drawing',
    redirectUrl: '/earn',
    recommendationType: 'ACTIVITY',
    endsInDays: -1,
    texts: texts(['Last week’s survey', 'It has ended.'], ['La encuesta de la semana pasada', 'Ya terminó.']),
  },
  {
    id: 8,
    picture: 'arcade',
    redirectUrl: '/games',
    recommendationType: 'GAME',
    texts: texts(
      ['A new scratcher', 'Games are recommended on another page.'],
      ['Un raspadito nuevo', 'Los juegos se recomiendan en otra página.'],
    ),
  },
] as const

export const addRecommendations = async (tx: Tx, now: Date): Promise<void> => {
  const rows = DEMO_RECOMMENDATIONS.map(({ picture, ...one }) => ({
    ...one,
    imageUrl: `${MEDIA_FILE_PATH}recommendations/${picture}.svg`,
    publishedState: 'PUBLISHED',
    tag: 'WEB_FEATURED',
    startsAt: daysAfter(now, -STARTED_DAYS_AGO),
    endsAt: 'endsInDays' in one ? daysAfter(now, one.endsInDays) : null,
  }))
  await tx.insert(recommendations).values(rows).onConflictDoNothing()
}
