import { DRAW_GAME_CLAIM_DAYS, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, question, questions, ul } from '../write.ts'

export const faq = (facts: Facts) => {
  const { clubName, loungeName, phone } = facts
  return page(
    'faq',
    { lead: `Lo que más nos preguntan sobre ${clubName}.` },
    questions(
      'joining',
      'Entrar en el club',
      question('cost', '¿Cuánto cuesta?', p('Nada. El club es gratis, y dejarlo también.')),
      question(
        'who',
        '¿Quién puede entrar?',
        p(
          `Cualquier persona de ${facts.minAge} años o más. Necesita un correo electrónico propio: un correo, una cuenta.`,
        ),
      ),
      question(
        'activate',
        'Ya me registré. ¿Por qué no puedo iniciar sesión?',
        p(
          `Le enviamos un correo con un enlace. Ábralo antes de que pasen ${facts.linkMinutes} minutos y su cuenta quedará activada. Mire también en la carpeta de correo no deseado.`,
        ),
        p('¿El enlace ya caducó? ', a('/activate-email', 'Pida uno nuevo'), '.'),
      ),
      question(
        'invite',
        '¿Qué gano si invito a mis amigos?',
        p(
          `Cuando un amigo se registra con su código y activa la cuenta, usted gana ${facts.invitePoints} puntos. Eso vale ${facts.invitesAMonth} veces al mes; después sus amigos pueden seguir usando el código, pero ya no da puntos.`,
        ),
        p('Su código está en ', a('/settings/invite-friends', 'Invitar amigos'), '.'),
      ),
    ),
    questions(
      'account',
      'Su cuenta',
      question(
        'forgot',
        'Olvidé mi contraseña.',
        p(a('/forgot-password', 'Pida un enlace'), ' y elija una nueva. El enlace sirve una sola vez.'),
      ),
      question(
        'locked',
        '¿Por qué está bloqueada mi cuenta?',
        p(
          'Después de varias contraseñas equivocadas bloqueamos el inicio de sesión por quince minutos. Espere, o ',
          a('/forgot-password', 'elija una contraseña nueva'),
          '.',
        ),
      ),
      question(
        'suspended',
        'Mi cuenta está suspendida o desactivada. ¿Puedo recuperarla?',
        p(
          'Intente iniciar sesión. Le ofreceremos enviarle un enlace, y con él elige una contraseña nueva. Sus puntos y su historial siguen ahí.',
        ),
      ),
      question(
        'change-email',
        '¿Cómo cambio mi correo o mi contraseña?',
        p('En ', a('/settings/account-security', 'Cuenta y seguridad'), '. Necesita su contraseña actual.'),
      ),
      question(
        'mails',
        '¿Cómo recibo menos correos?',
        p(
          'Elija de qué quiere enterarse en ',
          a('/settings/preferences', 'Preferencias de comunicación'),
          '. Los correos sobre la seguridad de su cuenta llegan siempre.',
        ),
      ),
      question(
        'idle',
        '¿Por qué se cerró mi sesión?',
        p('Después de una hora sin actividad cerramos la sesión, y se lo avisamos dos minutos antes.'),
      ),
    ),
    questions(
      'points',
      'Puntos',
      question(
        'earn',
        '¿Cómo gano puntos?',
        ul(
          'Registre sus boletos.',
          'Participe en las actividades de la página Ganar puntos.',
          `Complete su perfil: ${facts.profilePoints} puntos, una vez.`,
          `Permítanos escribirle sobre promociones: ${facts.emailPoints} puntos, una vez.`,
          `Invite a sus amigos: ${facts.invitePoints} puntos por cada uno.`,
        ),
      ),
      question(
        'delay',
        'Mis puntos no han llegado.',
        p(
          `Los puntos pueden tardar hasta ${POINTS_DELAY_HOURS} horas en aparecer. Todo lo que se movió está en su `,
          a('/history', 'historial'),
          '.',
        ),
      ),
      question(
        'cash',
        '¿Puedo cambiar los puntos por dinero?',
        p(
          `No. Los puntos se usan para recompensas y participaciones, y se pueden canjear por fichas de ${loungeName}. No se pueden vender ni regalar.`,
        ),
      ),
    ),
    questions(
      'tickets',
      'Boletos y premios',
      question(
        'claim',
        'Gané en un juego de la lotería. ¿Me paga el club?',
        p(
          `No. Lleve su boleto a un punto de venta o a un centro de cobro. Los premios de los juegos de sorteo se deben cobrar dentro de los ${DRAW_GAME_CLAIM_DAYS} días siguientes al sorteo.`,
        ),
      ),
      question(
        'verify',
        '¿Por qué quieren verificar quién soy?',
        p(
          `Los sorteos en efectivo, las fichas compradas y las participaciones gratis son para personas de ${facts.minAge} años o más que son quienes dicen ser. A la mayoría le basta con comprobar nombre, fecha de nacimiento y dirección; tiene tres intentos y, después, puede escanear una identificación.`,
        ),
      ),
    ),
    questions(
      'help',
      'Más ayuda',
      question(
        'phone',
        'Prefiero hablar con alguien.',
        p('Llame al ', a(`tel:${phone.replaceAll('-', '')}`, phone), '.'),
      ),
      question(
        'gambling',
        'Juego más de lo que quisiera.',
        p(
          'No es la única persona a la que le pasa, y la ayuda es gratis: ',
          a(`tel:${facts.problemGambling.phone.replaceAll('-', '')}`, facts.problemGambling.phone),
          '.',
        ),
      ),
    ),
  )
}
