import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import type { DemoSurvey } from './DemoSurvey.ts'

export const DEMO_QUESTIONNAIRES: readonly DemoSurvey[] = [
  {
    name: 'clubSurvey',
    key: 'club-survey',
    kind: 'SURVEY',
    updateResponses: true,
    en: {
      title: 'The club in your words',
      message: 'Four questions. You can come back and change your answers.',
    },
    es: {
      title: 'El club en sus palabras',
      message: 'Cuatro preguntas. Puede volver y cambiar sus respuestas.',
    },
    questions: [
      {
        questionType: 'RADIO',
        text: ['How often do you visit the club?', '¿Con qué frecuencia visita el club?'],
        options: [
          ['Almost every day', 'Casi todos los días'],
          ['Once or twice a week', 'Una o dos veces por semana'],
          ['Now and then', 'De vez en cuando'],
        ],
      },
      {
        questionType: 'CHECKBOX',
        text: ['What do you come for?', '¿Para qué viene?'],
        options: [
          ['To enter tickets', 'Registrar boletos'],
          ['For the rewards', 'Por las recompensas'],
          ['For second-chance draws', 'Por los sorteos de segunda oportunidad'],
          ['To look up winning numbers', 'Ver los números ganadores'],
        ],
      },
      {
        questionType: 'RADIO',
        text: ['How easy is it to find what you need?', '¿Qué tan fácil es encontrar lo que necesita?'],
        options: [
          ['Very easy', 'Muy fácil'],
          ['Easy enough', 'Bastante fácil'],
          ['Rather hard', 'Más bien difícil'],
          ['Very hard', 'Muy difícil'],
        ],
      },
      {
        questionType: 'TEXT',
        text: ['What should we do better?', '¿Qué deberíamos hacer mejor?'],
      },
    ],
  },
  {
    name: 'gamesSurvey',
    key: 'games-survey',
    kind: 'SURVEY',
    imageUrl: `${MEDIA_FILE_PATH}surveys/games-to-come.svg`,
    en: { title: 'The games of next year', message: 'Five short questions. We read every answer.' },
    es: {
      title: 'Los juegos del próximo año',
      message: 'Cinco preguntas cortas. Leemos todas las respuestas.',
    },
    questions: [
      {
        questionType: 'CHECKBOX',
        text: ['Which games do you play?', '¿Qué juegos juega?'],
        options: [
          ['Scratchers', 'Raspaditos'],
          ['Draw games', 'Juegos de sorteo'],
          ['Fast play', 'Fast play'],
          ['Quick draw', 'Sorteo rápido'],
        ],
      },
      {
        questionType: 'RADIO',
        text: ['What should a new game have?', '¿Qué debería tener un juego nuevo?'],
        options: [
          ['A few very large prizes', 'Pocos premios muy grandes'],
          ['Many middling prizes', 'Muchos premios medianos'],
          ['Better odds of any prize', 'Más probabilidad de ganar algo'],
        ],
      },
      {
        questionType: 'RADIO',
        text: ['What would you pay for one ticket?', '¿Cuánto pagaría por un boleto?'],
        options: [
          ['Up to $2', 'Hasta $2'],
          ['$3 to $5', 'De $3 a $5'],
          ['$10 and more', '$10 o más'],
        ],
      },
      {
        questionType: 'CHECKBOX',
        text: ['Which themes do you like?', '¿Qué temas le gustan?'],
        options: [
          ['Desert and animals', 'Desierto y animales'],
          ['Music and festivals', 'Música y fiestas'],
          ['Puzzles and words', 'Acertijos y palabras'],
          ['Classic casino looks', 'Aire clásico de casino'],
        ],
      },
      {
        questionType: 'TEXT',
        text: ['Give a new game a name.', 'Póngale nombre a un juego nuevo.'],
      },
    ],
  },
]
