import type { content as en } from '../en/content.ts'

export const content: Record<keyof typeof en, string> = {
  'feedback.failed': 'No se pudo enviar su mensaje. Inténtelo de nuevo en un momento.',
  'feedback.sent': '¡Gracias! Se envió su mensaje.',
}
