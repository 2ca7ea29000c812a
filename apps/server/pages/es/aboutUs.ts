import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const aboutUs = ({ lotteryName, clubName, loungeName, minAge, phone, problemGambling }: Facts) =>
  page(
    'about_us',
    {
      lead: `En ${clubName}, quienes juegan en ${lotteryName} sacan un poco más de los boletos que ya compran.`,
    },
    section(
      'the-club',
      'Qué es el club',
      p(
        `${clubName} es gratis. Usted registra sus boletos, participa en actividades y gana puntos. Los puntos se usan para participaciones en sorteos, cupones y partidas. Nada de lo que haga en el club cambia sus probabilidades en un juego de la lotería, y ningún premio de la lotería depende de que sea miembro.`,
      ),
      p('Un boleto sigue siendo un boleto: guárdelo, fírmelo y cobre su premio como siempre.'),
    ),
    section(
      'the-lounge',
      loungeName,
      p(
        `${loungeName} es nuestro salón de juegos. Se juega con fichas, no con dinero. Con las fichas también se participa en sorteos semanales, quincenales, mensuales y trimestrales.`,
      ),
      p('¿Es su primera vez? ', a('/media/faq_ll', `Lea las preguntas sobre ${loungeName}`), '.'),
    ),
    section(
      'who-we-are',
      'Quiénes somos',
      p(
        `${lotteryName} vende raspaditos, juegos de sorteo y juegos rápidos en un solo estado, y no tiene otro negocio. Los miembros deben tener ${minAge} años o más.`,
      ),
    ),
    section(
      'play-kindly',
      'Juegue con cuidado',
      p(
        'La lotería divierte mientras uno pueda permitirse lo que cuesta. Decida antes de jugar cuánto puede gastar. Si deja de divertirle, hable con un consejero: es gratis y no tiene que dar su nombre.',
      ),
      ul(
        ['Llame al ', a(`tel:${problemGambling.phone.replaceAll('-', '')}`, problemGambling.phone), '.'],
        [a(problemGambling.url, 'Ayuda con el juego problemático'), '.'],
        ['Tómese un descanso del club: ', a('/settings/account-security', 'desactive su cuenta'), '.'],
      ),
    ),
    section(
      'contact',
      'Hable con nosotros',
      p(
        'Llame al servicio para jugadores al ',
        a(`tel:${phone.replaceAll('-', '')}`, phone),
        '. Muchas respuestas ya están en las ',
        a('/media/faq', 'preguntas frecuentes'),
        '.',
      ),
    ),
    section(
      'security',
      'Avisar de una vulnerabilidad',
      p(
        'Si ha encontrado cómo saltarse lo que protege a nuestros jugadores, díganoslo antes que a nadie. Llame al servicio para jugadores y pida que le comuniquen con el equipo de seguridad, o use ',
        a('/feedback', 'Envíenos sus comentarios'),
        '.',
      ),
      ul(
        'Diga qué vio, cómo podemos verlo también y qué se podría hacer con ello.',
        'Use solo su propia cuenta y deténgase en cuanto vea datos que no son suyos.',
        'Le respondemos en cinco días hábiles, y otra vez cuando esté corregido. No actuamos contra quien avisa de buena fe.',
      ),
    ),
  )
