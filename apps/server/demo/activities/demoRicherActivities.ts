import { ACTIVITY_IDS } from './activityIds.ts'
import type { DemoActivity } from './DemoActivity.ts'

/** Questions, games and collections: their own rows have the details. */
export const DEMO_RICHER_ACTIVITIES: readonly DemoActivity[] = [
  {
    name: 'seasonPoll',
    key: 'season-poll',
    type: 'POLL',
    amount: 50,
    cap: 1,
    en: {
      title: 'Which season is yours?',
      description: 'One question. Then you see how the club answers.',
    },
    es: { title: '¿Cuál es su estación?', description: 'Una pregunta. Luego ve cómo responde el club.' },
  },
  {
    name: 'jackpotPoll',
    key: 'jackpot-poll',
    type: 'POLL',
    amount: 0,
    cap: 1,
    en: {
      title: 'The first thing you would do',
      description: 'The jackpot is yours. What comes first? For the fun of it: this one earns no points.',
    },
    es: {
      title: 'Lo primero que haría',
      description: 'El premio mayor es suyo. ¿Qué va primero? Por diversión: esta no da puntos.',
    },
  },
  {
    name: 'desertQuiz',
    key: 'desert-quiz',
    type: 'QUIZ',
    amount: 100,
    cap: 1,
    en: {
      title: 'The desert quiz',
      description: 'Three questions on sand, stars and saguaros. Taking part earns points.',
    },
    es: {
      title: 'El cuestionario del desierto',
      description: 'Tres preguntas sobre arena, estrellas y saguaros. Participar da puntos.',
    },
  },
  {
    name: 'oddsQuiz',
    key: 'odds-quiz',
    type: 'QUIZ',
    amount: 250,
    cap: 1,
    en: {
      title: 'What are the odds?',
      description: 'Four questions on how chance works. All of them right earns the points; try as you like.',
    },
    es: {
      title: '¿Qué probabilidad hay?',
      description: 'Cuatro preguntas sobre el azar. Con todas correctas gana; intente cuanto quiera.',
    },
  },
  {
    name: 'clubSurvey',
    key: 'club-survey',
    type: 'SURVEY',
    amount: 150,
    cap: 1,
    en: {
      title: 'How do we do?',
      description: 'Tell us what is good in the club and what is not. You can change your answers later.',
    },
    es: {
      title: '¿Cómo lo hacemos?',
      description: 'Díganos qué está bien en el club y qué no. Puede cambiar sus respuestas después.',
    },
  },
  {
    name: 'gamesSurvey',
    key: 'games-survey',
    type: 'SURVEY',
    amount: 200,
    cap: 1,
    navigateTo: `/survey/v2/${ACTIVITY_IDS.gamesSurvey}`,
    en: {
      title: 'Games to come',
      description: 'Which games would you like to play next year? Five short questions.',
    },
    es: {
      title: 'Los juegos que vienen',
      description: '¿Qué juegos le gustaría jugar el próximo año? Cinco preguntas cortas.',
    },
  },
  {
    name: 'copperWheel',
    key: 'copper-wheel',
    type: 'INTERACTIVE_GAME',
    amount: 500,
    cap: 1,
    capPeriod: 'day',
    en: {
      title: 'The copper wheel',
      description: 'One spin a day for points, and for fun as often as you like.',
    },
    es: {
      title: 'La rueda de cobre',
      description: 'Un giro al día por puntos, y por diversión cuantas veces quiera.',
    },
  },
  {
    name: 'saguaroDrop',
    key: 'saguaro-drop',
    type: 'INTERACTIVE_GAME',
    amount: 300,
    cap: 1,
    capPeriod: 'day',
    extraData: { portraitMode: 'true' },
    en: {
      title: 'Saguaro drop',
      description: 'What fell from the arms of the cactus? Uncover three alike. Played upright on a phone.',
    },
    es: {
      title: 'La caída del saguaro',
      description: '¿Qué cayó de los brazos del cactus? Descubra tres iguales. Se juega en vertical.',
    },
    bonus: {
      amount: 20,
      endsInDays: 45,
      en: ['Dry-season bonus', '20 points more for each prize of the saguaro drop.'],
      es: ['Bonificación de la estación seca', '20 puntos más por cada premio de la caída del saguaro.'],
    },
  },
  {
    name: 'monsoonFive',
    key: 'monsoon-five',
    type: 'COLLECT_ALL',
    amount: 1000,
    cap: 1,
    featured: true,
    en: {
      title: 'Collect them all: monsoon season',
      description: 'Enter one ticket of each of five games before the rain is over.',
    },
    es: {
      title: 'Colecciónelos: temporada de monzón',
      description: 'Registre un boleto de cada uno de cinco juegos antes de que pase la lluvia.',
    },
  },
]
