import type { surveys as en } from '../en/surveys.ts'

export const surveys: Record<keyof typeof en, string> = {
  'poll.submitted': 'Se envió su respuesta. ¡Gracias!',
  'quiz.submitted': 'Se enviaron sus respuestas. ¡Gracias!',
  'surveys.failed': 'Algo salió mal. ¡Inténtelo de nuevo!',
  'surveys.unavailable': 'Esta actividad no está disponible.',
}
