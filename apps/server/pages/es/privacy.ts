import type { Facts } from '../facts.ts'
import { a, p, page, section, table, ul } from '../write.ts'

export const privacy = ({ clubName, lotteryName, phone, unactivatedDays }: Facts) =>
  page(
    'privacy',
    {
      lead: `Lo que ${clubName} sabe de usted, para qué y por cuánto tiempo. No vendemos nada de ello, y nada se mide para hacer publicidad.`,
    },
    section(
      'short',
      'En pocas palabras',
      ul(
        'Guardamos lo que el club necesita para funcionar, y abajo decimos qué es.',
        'No vendemos ni prestamos datos, y ningún anunciante mira por encima de su hombro.',
        'Nuestras cookies mantienen su sesión y recuerdan su idioma. No hacen nada más.',
      ),
    ),
    section(
      'what-we-keep',
      'Lo que guardamos',
      table(
        ['Qué', 'Por cuánto tiempo'],
        [
          'Correo, nombres, fecha de nacimiento, teléfono, direcciones, género si lo indicó, su código de invitación',
          'Mientras exista la cuenta. Desactivarla quita el acceso y no borra nada',
        ],
        [
          'Un registro que nunca se activa, con todo lo anterior, y quién le invitó',
          unactivatedDays === null ? 'Mientras exista la cuenta' : `${unactivatedDays}; después se borra`,
        ],
        ['Quién se registró con el código de invitación de quién', 'Mientras existan las cuentas'],
        [
          'Los grupos de jugadores a los que pertenece y las funciones activas para usted',
          'Mientras exista la cuenta',
        ],
        ['Su contraseña, como huella que no se puede revertir (argon2id)', 'Mientras exista la cuenta'],
        [
          'Puntos y fichas: qué se movió, cuándo y por qué',
          'Para siempre. Los libros de una lotería no se reescriben',
        ],
        [
          'Respuestas a solicitudes que movieron puntos o fichas, para que una repetida cuente una sola vez',
          'Mientras existan los movimientos',
        ],
        ['Qué actividades le dieron puntos, y cuándo', 'Mientras exista la cuenta'],
        [
          'Boletos que registró: el número impreso y qué resultó de ellos',
          'Mientras exista la cuenta, porque cada boleto cuenta una sola vez',
        ],
        [
          'Respuestas a encuestas, sondeos y cuestionarios; fotos que envió, que no se muestran a nadie; juegos que jugó y qué le dieron',
          'Mientras exista la cuenta; los juegos por diversión, dos días',
        ],
        [
          'Recompensas que canjeó, con sus códigos; pedidos de fichas, nunca una tarjeta',
          'Mientras exista la cuenta',
        ],
        [
          'Sus participaciones en sorteos y lo que ganó. Si gana, cualquiera puede ver su nombre y la inicial de su apellido',
          'Para siempre',
        ],
        [
          'Si estaba en el estado la última vez que se comprobó; nunca dónde',
          'Hasta la próxima comprobación',
        ],
        [
          'Sus comentarios, tal como los escribió',
          '90 días. El correo a nuestro equipo de atención lo guarda ese equipo',
        ],
        ['Lo que quiere recibir de nosotros', 'Mientras exista la cuenta'],
        [
          'Si se comprobó su identidad, cuántas veces y cuándo hay que renovarlo',
          'Mientras exista la cuenta',
        ],
        [
          'Escaneos de su identificación: la referencia, el enlace y el resultado de la empresa que la comprueba; su nombre y fecha de nacimiento como huella. Nunca una imagen',
          'Mientras exista la cuenta',
        ],
        ['Los últimos cuatro dígitos de un número de seguro social, cifrados', '14 días; después se borran'],
        [
          'Inicios de sesión: claves al azar, como huellas, con sus horas',
          'Doce horas; treinta días si eligió mantener la sesión',
        ],
        [
          'Contraseñas equivocadas y solicitudes, contadas con huellas del correo, de la red o de la cuenta',
          'Quince minutos después de la última para las contraseñas; una hora o un día para lo demás',
        ],
        ['Que se resolvió una prueba contra robots, como huella', 'Diez minutos'],
        ['Correos que esperan su envío', 'Hasta que se envían, tres días como máximo'],
      ),
      p(
        '«Mientras exista la cuenta» no tiene un final propio: el club no borra ninguna cuenta que se haya activado. Usted puede pedirnos que lo hagamos.',
      ),
    ),
    section(
      'what-for',
      'Para qué',
      ul(
        'Para llevar su cuenta, sus puntos y sus premios.',
        'Para comprobar que quienes juegan tienen la edad y son quienes dicen ser, como la ley exige a una lotería.',
        'Para que ningún extraño entre en su cuenta.',
        'Para escribirle: sobre su cuenta siempre, sobre ofertas solo si usted quiere.',
      ),
    ),
    section(
      'identity',
      'La comprobación de su identidad',
      p(
        'Para la comprobación enviamos su nombre, su fecha de nacimiento, su dirección y, si los da, los últimos cuatro dígitos de su número de seguro social a una empresa que los compara con registros públicos. Guardamos el resultado. Los dígitos quedan cifrados con nosotros, nadie los vuelve a ver y a los 14 días se borran.',
      ),
      p(
        'Si eso no basta, puede escanear una identificación. Las imágenes van a esa empresa y nunca a nosotros.',
      ),
    ),
    section(
      'cookies',
      'Cookies y lo que guarda su navegador',
      table(
        ['Nombre', 'Qué hace', 'Hasta cuándo'],
        [
          '__Host-pc_session',
          'Mantiene su sesión',
          'Hasta que cierre el navegador, o treinta días si así lo eligió',
        ],
        [
          '__Host-pc_guest',
          'Impide que otros sitios envíen formularios por usted',
          'Hasta que cierre el navegador o inicie sesión',
        ],
        [
          '__Host-pc_embed',
          'Lo mismo para un recuadro en la página de un socio',
          'Hasta que cierre el navegador',
        ],
        ['pc_locale', 'Su idioma', 'Un año'],
        [
          'players-club.… (almacenamiento)',
          'Su sesión, para que las pestañas se entiendan',
          'Hasta que cierre la sesión',
        ],
        [
          'players-club.… (almacenamiento)',
          'A dónde iba o qué tenía a medias: una página, un juego, un formulario, el correo para el que pidió un enlace',
          'Hasta que cierre la sesión o la pestaña',
        ],
        [
          'players-club.… (almacenamiento)',
          'Un carrito; un pago pendiente; lo que cerró, ocultó o ya vio',
          'Hasta que el carrito quede vacío o el pago tenga resultado; lo demás, hasta que usted lo borre',
        ],
      ),
      p(
        'Como ninguna sirve para medir ni para hacer publicidad, no hay nada que aceptar, y por eso no hay aviso.',
      ),
    ),
    section(
      'others',
      'Quién más se entera de algo',
      ul(
        'La empresa que comprueba identidades, como se dijo arriba.',
        'La empresa que entrega nuestros correos: su dirección y el correo.',
        'La empresa que cobra los pagos: su pedido y su idioma; su nombre, fecha de nacimiento, correo, teléfono y dirección de facturación. Su tarjeta la recibe solo esa empresa, nunca nosotros.',
        'El servicio que dice si un lugar está en el estado: dónde dice su dispositivo que está, pero no quién es usted.',
        'El sistema central de la lotería: los códigos de un boleto, pero no de quién es.',
        'Quienes hacen los juegos: que se juega una partida y qué resulta de ella, pero no quién la juega.',
        'Las empresas cuyas páginas de juegos, escaneos de identificación y pagos se abren dentro de las nuestras: su dirección de red y su navegador. Pueden usar cookies propias.',
        'Tribunales y autoridades, cuando la ley nos obliga.',
        'Los socios que muestran nuestros recuadros: que usted inició sesión. Ni su nombre ni su saldo salen del recuadro.',
      ),
    ),
    section(
      'logs',
      'Nuestros registros técnicos',
      p(
        'Dicen cuándo se pidió una página, cuánto tardó, si funcionó y, si no, por qué. No tienen nombres, ni direcciones, ni nada de lo que usted escribió, y solo la mitad de una dirección de red.',
      ),
    ),
    section(
      'your-rights',
      'Lo que usted puede hacer',
      ul(
        ['Ver y corregir sus datos: ', a('/settings/profile', 'su perfil'), '.'],
        ['Elegir sobre qué le escribimos: ', a('/settings/preferences', 'Preferencias de comunicación'), '.'],
        ['Irse: ', a('/settings/account-security', 'Cuenta y seguridad'), '.'],
        [
          'Pedir una copia, o que se borre lo que la ley no nos obliga a guardar: ',
          a(`tel:${phone.replaceAll('-', '')}`, phone),
          '.',
        ],
      ),
    ),
    section(
      'children',
      'Menores de edad',
      p(
        `${lotteryName} es para adultos. No guardamos datos de menores, y borramos los que nos lleguen por error.`,
      ),
    ),
  )
