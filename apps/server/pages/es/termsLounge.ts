import { DRAWING_CLAIM_DAYS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const termsLounge = (facts: Facts) => {
  const { clubName, loungeName, minAge } = facts
  return page(
    'terms_conditions_ll',
    {
      lead: `Lo que vale en ${loungeName} además de los términos de ${clubName}. En vigor desde el 1 de enero de 2026.`,
      isNumbered: true,
    },
    section(
      'who-can-play',
      'Quién puede jugar',
      p(
        `Miembros de ${clubName} de ${minAge} años o más. Los `,
        a('/media/terms_conditions', `términos de ${clubName}`),
        ' también valen aquí.',
      ),
    ),
    section(
      'tokens',
      'Fichas',
      ul(
        `${facts.stepPoints} puntos se pueden canjear por ${facts.stepTokens} fichas, hasta ${facts.tokensPerDay} fichas en un día, hora de ${facts.city}. No se puede deshacer.`,
        'Las fichas no tienen valor en efectivo. No se pueden cobrar, transferir ni heredar.',
        'Las fichas compradas se pagan con tarjeta. Para comprar hay que verificar la identidad, y hay un límite diario.',
        'Las fichas apostadas no se devuelven, salvo cuando un juego se interrumpe antes de que se decida su resultado.',
      ),
    ),
    section(
      'games',
      'Juegos',
      p(
        'Nuestro servidor decide al azar el resultado de una partida cuando esta empieza, y lo guarda. Lo que una pantalla muestre distinto por error no cuenta. Cada juego indica sus probabilidades y sus premios.',
      ),
      p('Jugar por diversión no cuesta ni gana nada.'),
    ),
    section(
      'drawings',
      'Sorteos',
      p(
        'Con fichas se obtienen participaciones en los sorteos semanales, quincenales, mensuales y trimestrales. No hace falta comprar nada: cada sorteo acepta una participación gratis por persona, con la misma probabilidad que cualquier otra.',
      ),
      p(
        `Los premios se pagan a ganadores con la identidad verificada y se deben reclamar en un plazo de ${DRAWING_CLAIM_DAYS} días después del sorteo.`,
      ),
    ),
    section(
      'location',
      'Dónde está',
      p(
        'Al comprar fichas, canjearlas por participaciones o reclamar una participación gratis se pregunta a su dispositivo dónde está; solo es posible dentro del estado. Si el dispositivo no lo dice, la respuesta es no.',
      ),
    ),
    section(
      'partners',
      `${loungeName} en otros sitios`,
      p(
        'Nuestros socios pueden mostrar partes del salón en sus propias páginas. También allí somos nosotros quienes llevamos su cuenta: el socio sabe que usted inició sesión, pero no llega a saber ni su nombre ni su saldo.',
      ),
    ),
  )
}
