import { copperStateLottery, MEDIA_FILE_PATH, type Advertisement } from '@players-club/domain-models'
import { advertisements } from '../src/content/advertisements.tables.ts'
import type { Tx } from '../src/kernel/database/index.ts'
import { daysAfter } from './daysAfter.ts'

const SINCE_DAYS = 3

type Texts = (typeof advertisements.$inferInsert)['texts']

interface DemoAdvertisement {
  picture: string
  url: string
  target: Advertisement['buttonTarget']
  textColor: string
  texts: Texts
}

const DEMO_ADVERTISEMENTS: readonly DemoAdvertisement[] = [
  {
    picture: 'lounge',
    url: '/lucky-lounge',
    target: 'INTERNAL',
    textColor: '#ffffff',
    texts: {
      en: { title: 'Your daily bonus is waiting in Lucky Lounge', buttonText: 'Get today’s tokens' },
      es: { title: 'Su bono diario lo espera en Lucky Lounge', buttonText: 'Obtener las fichas de hoy' },
    },
  },
  {
    picture: 'friends',
    url: '/invite-friends',
    target: 'INTERNAL',
    textColor: '#3a1f12',
    texts: {
      en: { title: 'Bring a friend, and both of you have a story', buttonText: 'Invite friends' },
      es: { title: 'Traiga a un amigo: así hay dos con quienes contarlo', buttonText: 'Invitar amigos' },
    },
  },
  {
    picture: 'redrocks',
    url: '/rewards',
    target: 'INTERNAL',
    textColor: '#fff4e6',
    texts: {
      en: { title: 'A weekend in the red rocks, for a few points', buttonText: 'Enter the drawing' },
      es: {
        title: 'Un fin de semana entre rocas rojas, por unos puntos',
        buttonText: 'Participar en el sorteo',
      },
    },
  },
  {
    picture: 'calm',
    url: copperStateLottery.brand.problemGambling.url,
    target: 'EXTERNAL',
    textColor: '#3a1f12',
    texts: {
      en: { title: 'Play for fun, and only with what you can spare', buttonText: 'Where to get help' },
      es: { title: 'Juegue por diversión y solo lo que pueda gastar', buttonText: 'Dónde hay ayuda' },
    },
  },
]

/** The carousel of the demo world's home page. */
export const addAdvertisements = async (tx: Tx, now: Date): Promise<void> => {
  const rows = DEMO_ADVERTISEMENTS.map(({ picture, url, target, textColor, texts }, at) => ({
    id: at + 1,
    texts,
    imageUrl: `${MEDIA_FILE_PATH}content/${picture}.svg`,
    buttonUrl: url,
    buttonTarget: target,
    backgroundImage: `${MEDIA_FILE_PATH}content/${picture}-ground.svg`,
    textColor,
    published: 'TRUE',
    tag: 'WEB_FEATURED',
    position: at + 1,
    startsAt: daysAfter(now, -SINCE_DAYS),
  }))
  await tx.insert(advertisements).values(rows).onConflictDoNothing()
}
