import type { DemoSurvey } from './DemoSurvey.ts'

export const DEMO_QUIZZES: readonly DemoSurvey[] = [
  {
    name: 'desertQuiz',
    key: 'desert-quiz',
    kind: 'QUIZ',
    quizConfig: 'COMPLETE',
    en: {
      title: 'Sand, stars and saguaros',
      message: 'Three questions. The points are yours for taking part.',
    },
    es: {
      title: 'Arena, estrellas y saguaros',
      message: 'Tres preguntas. Los puntos son suyos por participar.',
    },
    questions: [
      {
        questionType: 'RADIO',
        text: [
          'How old is a saguaro when it grows its first arm?',
          '¿Cuántos años tiene un saguaro cuando le sale el primer brazo?',
        ],
        options: [
          ['About 10 years', 'Unos 10 años', 96],
          ['About 30 years', 'Unos 30 años', 143],
          ['Some 75 years', 'Unos 75 años', 208],
        ],
        correct: 2,
      },
      {
        questionType: 'RADIO',
        text: [
          'Which Arizona city was the first to protect its dark sky?',
          '¿Qué ciudad de Arizona fue la primera en proteger su cielo oscuro?',
        ],
        options: [
          ['Flagstaff', 'Flagstaff', 251],
          ['Tucson', 'Tucson', 122],
          ['Yuma', 'Yuma', 74],
        ],
        correct: 0,
      },
      {
        questionType: 'RADIO',
        text: ['When does the monsoon season begin?', '¿Cuándo empieza la temporada de monzón?'],
        options: [
          ['In March', 'En marzo', 41],
          ['In June', 'En junio', 338],
          ['In October', 'En octubre', 68],
        ],
        correct: 1,
      },
    ],
  },
  {
    name: 'oddsQuiz',
    key: 'odds-quiz',
    kind: 'QUIZ',
    quizConfig: 'COMPLETE_ALL_CORRECT',
    en: {
      title: 'How chance works',
      message:
        'All four right earns the points. A wrong answer costs nothing: look again and send once more.',
    },
    es: {
      title: 'Cómo funciona el azar',
      message:
        'Con las cuatro correctas gana los puntos. Equivocarse no cuesta nada: revise y envíe de nuevo.',
    },
    questions: [
      {
        questionType: 'RADIO',
        text: [
          'A coin shows heads five times in a row. What comes next?',
          'Una moneda cae cara cinco veces seguidas. ¿Qué sigue?',
        ],
        options: [
          ['More likely heads', 'Más probable, cara', 38],
          ['More likely tails', 'Más probable, cruz', 71],
          ['Either, with the same chance', 'Cualquiera, con la misma probabilidad', 266],
        ],
        correct: 2,
      },
      {
        questionType: 'RADIO',
        text: [
          'The overall odds of a game are 1 in 4. You buy four tickets. What is sure?',
          'La probabilidad de un juego es de 1 en 4. Compra cuatro boletos. ¿Qué es seguro?',
        ],
        options: [
          ['One of them wins', 'Uno de ellos gana', 92],
          ['Nothing is sure', 'Nada es seguro', 241],
          ['At least two win', 'Ganan al menos dos', 12],
        ],
        correct: 1,
      },
      {
        questionType: 'RADIO',
        text: [
          'Do numbers that were not drawn for long have a better chance?',
          '¿Los números que llevan tiempo sin salir tienen más probabilidad?',
        ],
        options: [
          ['Yes, they are due', 'Sí, ya les toca', 83],
          ['No, each draw is independent', 'No, cada sorteo es independiente', 259],
        ],
        correct: 1,
      },
      {
        questionType: 'RADIO',
        text: ['What is a good reason to play?', '¿Cuál es una buena razón para jugar?'],
        options: [
          ['To win back what was lost', 'Recuperar lo perdido', 19],
          ['To earn a living', 'Ganarse la vida', 8],
          ['For fun, with money I can do without', 'Por diversión, con dinero que no me hace falta', 312],
        ],
        correct: 2,
      },
    ],
  },
]
