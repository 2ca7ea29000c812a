import {
  copperStateLottery,
  MEDIA_FILE_PATH,
  type Locale,
  type RichTextNode,
} from '@players-club/domain-models'
import { a, p, table, ul } from '../pages/write.ts'
import { informationTiles, type InformationTexts } from '../src/content/informationTiles.tables.ts'
import type { Tx } from '../src/kernel/database/index.ts'
import { daysAfter } from './daysAfter.ts'

const SINCE_DAYS = 3

const { problemGambling } = copperStateLottery.brand
const h2 = (text: string): RichTextNode => ({ tag: 'h2', children: [text] })
const strong = (text: string): RichTextNode => ({ tag: 'strong', children: [text] })

interface DemoTile {
  id: number
  picture: string
  target: string | null
  texts: Record<Locale, InformationTexts>
}

const DEMO_TILES: readonly DemoTile[] = [
  {
    id: 1,
    picture: 'river',
    target: '/media/about_us',
    texts: {
      en: {
        title: 'Where the money goes',
        summary:
          'What is left of each dollar after prizes goes back to the state: to trails, schools and clinics.',
        buttonText: 'About the lottery',
        description: [
          p('Most of what players spend comes back to players. The rest is not ours to keep.'),
          table(
            ['Of each dollar', 'Cents'],
            ['Prizes', '66'],
            ['Trails, schools and clinics', '22'],
            ['Retailers who sell the tickets', '7'],
            ['Running the lottery', '5'],
          ),
          h2('In the parks this year'),
          p('Forty miles of trail have been mended along the Verde, and the visitor center has water again.'),
        ],
      },
      es: {
        title: 'Adónde va el dinero',
        summary:
          'Lo que queda de cada dólar después de los premios vuelve al estado: a senderos, escuelas y clínicas.',
        buttonText: 'Sobre la lotería',
        description: [
          p('La mayor parte de lo que gastan los jugadores vuelve a los jugadores. El resto no es nuestro.'),
          table(
            ['De cada dólar', 'Centavos'],
            ['Premios', '66'],
            ['Senderos, escuelas y clínicas', '22'],
            ['Tiendas que venden los boletos', '7'],
            ['Administrar la lotería', '5'],
          ),
          h2('En los parques este año'),
          p(
            'Se repararon cuarenta millas de senderos a lo largo del Verde, y el centro de visitantes vuelve a tener agua.',
          ),
        ],
      },
    },
  },
  {
    id: 2,
    picture: 'trophy',
    target: '/media/faq',
    texts: {
      en: {
        title: 'You have won. What now?',
        summary: 'Sign the ticket, keep it flat, and claim the prize within 180 days.',
        buttonText: 'Read the FAQs',
        description: [
          ul(
            [strong('Up to $600: '), 'any retailer pays it out.'],
            [strong('Up to $25,000: '), 'come to one of our three offices with the ticket and an id.'],
            [strong('More than that: '), 'call us first. We will make time for you, and coffee.'],
          ),
          p('A ticket that you have entered in the club is still your ticket. Points are not a claim.'),
        ],
      },
      es: {
        title: 'Ganó. ¿Y ahora?',
        summary: 'Firme el boleto, guárdelo bien y cobre el premio en un plazo de 180 días.',
        buttonText: 'Leer las preguntas frecuentes',
        description: [
          ul(
            [strong('Hasta $600: '), 'lo paga cualquier tienda.'],
            [
              strong('Hasta $25,000: '),
              'venga a una de nuestras tres oficinas con el boleto y una identificación.',
            ],
            [strong('Más que eso: '), 'llámenos primero. Tendremos tiempo para usted, y café.'],
          ),
          p('Un boleto que registró en el club sigue siendo suyo. Los puntos no son un cobro.'),
        ],
      },
    },
  },
  {
    id: 3,
    picture: 'coach',
    target: null,
    texts: {
      en: {
        title: 'The copper coach is on the road',
        summary: 'Each Saturday our old bus stands in another town, with games to look at and people to ask.',
        description: [
          p('Come by between 10 and 4. We answer questions about the club, and check tickets on the spot.'),
          table(
            ['Saturday', 'Town', 'Where'],
            ['First of the month', 'Flagstaff', 'Heritage Square'],
            ['Second', 'Tucson', 'Armory Park'],
            ['Third', 'Yuma', 'Riverside Park'],
            ['Fourth', 'Phoenix', 'Encanto Park'],
          ),
        ],
      },
      es: {
        title: 'El autobús de cobre está en camino',
        summary:
          'Cada sábado nuestro viejo autobús está en otra ciudad, con juegos para ver y gente a quien preguntar.',
        description: [
          p(
            'Venga entre las 10 y las 4. Respondemos preguntas sobre el club y revisamos boletos en el momento.',
          ),
          table(
            ['Sábado', 'Ciudad', 'Lugar'],
            ['El primero del mes', 'Flagstaff', 'Heritage Square'],
            ['El segundo', 'Tucson', 'Armory Park'],
            ['El tercero', 'Yuma', 'Riverside Park'],
            ['El cuarto', 'Phoenix', 'Encanto Park'],
          ),
        ],
      },
    },
  },
  {
    id: 4,
    picture: 'tickets',
    target: '/promotion',
    texts: {
      en: {
        title: 'A ticket that lost may still win',
        summary: 'How second-chance drawings work, and what the odds in them depend on.',
        buttonText: 'See the promotions',
        description: [
          p('Some tickets take part in a drawing when you enter them in the club, whether they won or not.'),
          p(
            'Your odds depend on how many entries there are, so nobody can name them before the drawing closes. How many there were, and who won, stands on the page of each promotion afterwards.',
          ),
          p('Entering costs nothing. Please do not buy a ticket for its second chance alone.'),
        ],
      },
      es: {
        title: 'Un boleto que perdió aún puede ganar',
        summary: 'Cómo funcionan los sorteos de segunda oportunidad y de qué dependen las probabilidades.',
        buttonText: 'Ver las promociones',
        description: [
          p('Algunos boletos participan en un sorteo cuando los registra en el club, hayan ganado o no.'),
          p(
            'Sus probabilidades dependen de cuántas participaciones haya, así que nadie puede decirlas antes del cierre. Cuántas hubo y quién ganó se ve después en la página de cada promoción.',
          ),
          p('Participar no cuesta nada. Por favor, no compre un boleto solo por su segunda oportunidad.'),
        ],
      },
    },
  },
  {
    id: 5,
    picture: 'lanterns',
    target: problemGambling.url,
    texts: {
      en: {
        title: 'Keep it fun',
        summary:
          'Three habits that keep playing what it should be, and where to turn when it stops being that.',
        buttonText: 'Get help',
        description: [
          ul(
            'Decide what you can spare before you play, and stop there.',
            'Never play to win back what you lost.',
            'Play with friends rather than alone.',
          ),
          p(
            'If it is not fun any more, call ',
            a(`tel:${problemGambling.phone.replaceAll('-', '')}`, problemGambling.phone),
            '. It is free, day and night, and nobody asks for your name.',
          ),
        ],
      },
      es: {
        title: 'Que siga siendo diversión',
        summary: 'Tres hábitos para que jugar sea lo que debe ser, y a quién acudir cuando deja de serlo.',
        buttonText: 'Obtener ayuda',
        description: [
          ul(
            'Decida cuánto puede gastar antes de jugar, y deténgase ahí.',
            'Nunca juegue para recuperar lo perdido.',
            'Juegue con amigos y no a solas.',
          ),
          p(
            'Si ya no es divertido, llame al ',
            a(`tel:${problemGambling.phone.replaceAll('-', '')}`, problemGambling.phone),
            '. Es gratis, de día y de noche, y nadie le pregunta su nombre.',
          ),
        ],
      },
    },
  },
]

/** The information tiles of the demo world. */
export const addInformation = async (tx: Tx, now: Date): Promise<void> => {
  const rows = DEMO_TILES.map(({ id, picture, target, texts }) => ({
    id,
    texts,
    webImageUrl: `${MEDIA_FILE_PATH}content/${picture}-web.svg`,
    mobileImageUrl: `${MEDIA_FILE_PATH}content/${picture}-mobile.svg`,
    buttonTargetWeb: target,
    position: id,
    startsAt: daysAfter(now, -SINCE_DAYS),
  }))
  await tx.insert(informationTiles).values(rows).onConflictDoNothing()
}
