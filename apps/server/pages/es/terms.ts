import { DRAW_GAME_CLAIM_DAYS, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const terms = (facts: Facts) => {
  const { lotteryName, clubName, loungeName, minAge, phone } = facts
  return page(
    'terms_conditions',
    {
      lead: `Las reglas de ${clubName}. Al registrarse, usted las acepta. En vigor desde el 1 de enero de 2026.`,
      isNumbered: true,
    },
    section(
      'who-can-join',
      'Quién puede entrar',
      p(
        `${clubName} es de ${lotteryName}. Puede entrar si tiene ${minAge} años o más. Quienes trabajan en la lotería, y quienes viven con ellos, no pueden participar en los sorteos.`,
      ),
      p('Cada persona tiene una cuenta. Una cuenta no se puede vender, prestar ni regalar.'),
    ),
    section(
      'your-account',
      'Su cuenta',
      ul(
        'Lo que nos diga sobre usted debe ser verdad, y usted lo mantiene al día.',
        'Su contraseña es solo suya. Lo que se haga con su cuenta cuenta como hecho por usted hasta que nos avise de que fue otra persona.',
        'Bloqueamos una cuenta por un tiempo después de varias contraseñas equivocadas, y podemos suspender la que se use contra estas reglas.',
        'Puede desactivar su cuenta cuando quiera, y recuperarla por correo.',
      ),
    ),
    section(
      'points',
      'Puntos',
      p(
        `Los puntos se ganan registrando boletos y con actividades. Cada actividad dice cuánto da y cuántas veces. Los puntos pueden tardar hasta ${POINTS_DELAY_HOURS} horas en aparecer.`,
      ),
      p(
        'Los puntos no son dinero ni tienen valor en efectivo. No se pueden transferir. Podemos retirar los que llegaron por error o con trampas; su historial lo muestra.',
      ),
      p(
        `Una invitación aceptada da puntos ${facts.invitesAMonth} veces al mes. Invitarse a uno mismo no da nada.`,
      ),
    ),
    section(
      'rewards',
      'Recompensas y sorteos',
      p(
        'Los puntos gastados en una recompensa no se devuelven, salvo que la recompensa no se pueda entregar. Cada código de cupón vale una sola vez. Cada sorteo tiene sus propias reglas; donde difieran de estos términos, valen aquellas.',
      ),
      p('Los ganadores se sacan al azar. El resultado de un sorteo es definitivo.'),
    ),
    section(
      'tickets',
      'Boletos de lotería',
      p(
        `Registrar un boleto en el club no cobra un premio ni sustituye al boleto. Guárdelo: solo se paga el boleto mismo. Los premios de los juegos de sorteo se deben cobrar en un plazo de ${DRAW_GAME_CLAIM_DAYS} días.`,
      ),
      p('Un boleto cuenta una vez, para quien lo registre primero.'),
    ),
    section(
      'lounge',
      loungeName,
      p(`Para ${loungeName} hay `, a('/media/terms_conditions_ll', 'otros términos'), '.'),
    ),
    section(
      'identity',
      'Demostrar quién es',
      p(
        'Antes de pagar un premio en efectivo, vender fichas o aceptar una participación gratis, comprobamos que usted es quien dice ser. Sin esa comprobación no hay premio. Cómo tratamos lo que nos diga para ello está en la ',
        a('/media/privacy', 'política de privacidad'),
        '.',
      ),
    ),
    section(
      'not-allowed',
      'Lo que no está permitido',
      ul(
        'Programas que usen el club en su lugar.',
        'Boletos que no son suyos, nombres falsos, varias cuentas.',
        'Intentar llegar a los datos o a los puntos de otros.',
      ),
      p(
        'Buscar vulnerabilidades de buena fe es bienvenido: ',
        a('/media/about_us#security', 'cómo avisar de una'),
        '.',
      ),
    ),
    section(
      'changes',
      'Cambios, y el fin del club',
      p(
        'Podemos cambiar estos términos. Se lo decimos por correo al menos treinta días antes, y usted puede irse. Si el club termina, se lo decimos noventa días antes, y hasta entonces puede usar sus puntos.',
      ),
    ),
    section(
      'liability',
      'De qué respondemos',
      p(
        'Respondemos de lo que hagamos a propósito o con negligencia grave. Que una página no esté disponible por un tiempo no da derecho a nada. Vale la ley del estado en que se juega la lotería.',
      ),
      p('¿Preguntas? Llame al ', a(`tel:${phone.replaceAll('-', '')}`, phone), '.'),
    ),
  )
}
