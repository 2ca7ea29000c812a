import type { DemoSurvey } from './DemoSurvey.ts'

export const DEMO_POLLS: readonly DemoSurvey[] = [
  {
    name: 'seasonPoll',
    key: 'season-poll',
    kind: 'POLL',
    en: { title: 'Your season', message: 'One answer each. Then see how the club answers.' },
    es: { title: 'Su estación', message: 'Una respuesta por jugador. Luego vea cómo responde el club.' },
    questions: [
      {
        questionType: 'RADIO',
        text: ['Which season in the desert is yours?', '¿Cuál es su estación en el desierto?'],
        options: [
          ['Spring, when the saguaros bloom', 'La primavera, cuando florecen los saguaros', 412],
          ['Summer, for the monsoon at night', 'El verano, por el monzón de noche', 287],
          ['Fall, when the mornings turn cool', 'El otoño, cuando refrescan las mañanas', 354],
          ['Winter, with snow on the mesas', 'El invierno, con nieve en las mesas', 121],
        ],
      },
    ],
  },
  {
    name: 'jackpotPoll',
    key: 'jackpot-poll',
    kind: 'POLL',
    en: { title: 'If the jackpot were yours', message: 'For the fun of it.' },
    es: { title: 'Si el premio mayor fuera suyo', message: 'Por diversión.' },
    questions: [
      {
        questionType: 'RADIO',
        text: ['What comes first?', '¿Qué va primero?'],
        options: [
          ['A house with a porch to the west', 'Una casa con porche al oeste', 198],
          ['A long trip with everybody I love', 'Un viaje largo con toda mi gente', 264],
          ['My debts, then a good night’s sleep', 'Mis deudas, y luego dormir bien', 331],
          ['A gift to my town', 'Un regalo para mi pueblo', 87],
          ['Nothing. I tell nobody', 'Nada. No se lo digo a nadie', 0],
        ],
      },
    ],
  },
]
