import { DAILY_BONUS_TOKENS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, question, questions, ul } from '../write.ts'

export const faqLounge = (facts: Facts) => {
  const { loungeName, minAge } = facts
  return page(
    'faq_ll',
    {
      lead: `Las fichas, los juegos y los sorteos de ${loungeName}, en pocas palabras.`,
    },
    questions(
      'tokens',
      'Fichas',
      question(
        'what',
        '¿Qué son las fichas?',
        p(
          `Con ellas se juega en ${loungeName}. Una ficha no es dinero: no se puede cobrar, vender ni regalar.`,
        ),
      ),
      question(
        'get',
        '¿Cómo las consigo?',
        ul(
          `Recoja el bono diario: ${DAILY_BONUS_TOKENS} fichas.`,
          `Canjee puntos: ${facts.stepPoints} puntos son ${facts.stepTokens} fichas, hasta ${facts.tokensPerDay} fichas al día.`,
          'Gánelas en los juegos.',
          'Cómprelas con tarjeta, donde se ofrezca. Para eso hay que verificar la identidad.',
        ),
      ),
      question(
        'back',
        '¿Puedo volver a convertir las fichas en puntos?',
        p('No. El canje funciona en un solo sentido; piénselo bien antes de pulsar el botón.'),
      ),
    ),
    questions(
      'games',
      'Juegos',
      question(
        'fun',
        '¿Qué es jugar por diversión?',
        p('Una partida sin apuesta: no cuesta fichas ni las gana. También para eso hay que iniciar sesión.'),
      ),
      question(
        'fair',
        '¿Quién decide si gano?',
        p(
          'Nuestro servidor, antes de que el juego muestre nada. Lo que usted hace en la pantalla es por diversión y no cambia nada. Las probabilidades están en la página de cada juego.',
        ),
      ),
      question(
        'broken',
        'El juego se detuvo a la mitad.',
        p(
          'Ábralo otra vez: el resultado se guardó, y lo que ganó también. Si no aparece, llámenos: ',
          a(`tel:${facts.phone.replaceAll('-', '')}`, facts.phone),
          '.',
        ),
      ),
    ),
    questions(
      'drawings',
      'Sorteos',
      question(
        'enter',
        '¿Cómo participo en un sorteo?',
        p(
          'Use fichas para obtener participaciones. Hay sorteos cada semana, cada quincena, cada mes y cada trimestre.',
        ),
      ),
      question(
        'free',
        '¿Tengo que gastar algo?',
        p(
          'No. Cada sorteo tiene una participación gratis, una por persona. Tiene la misma probabilidad que cualquier otra.',
        ),
      ),
      question(
        'win',
        '¿Cómo me entero de que gané?',
        p(
          `Por correo electrónico, y en la lista de ganadores. Antes de cobrar un premio hay que tener ${minAge} años o más y haber verificado la identidad.`,
        ),
      ),
    ),
    questions(
      'care',
      'Que siga siendo divertido',
      question(
        'stop',
        'Quisiera parar un tiempo.',
        p(
          'Hágalo. Puede ',
          a('/settings/account-security', 'desactivar su cuenta'),
          ' o hablar con alguien en el ',
          a(`tel:${facts.problemGambling.phone.replaceAll('-', '')}`, facts.problemGambling.phone),
          '.',
        ),
      ),
    ),
  )
}
