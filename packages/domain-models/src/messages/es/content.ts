import type { content as en } from '../en/content.ts'

export const content: Record<keyof typeof en, string> = {
  'content.onThisPage': 'En esta página',
  'content.otherPages': 'Más sobre el club',
  'content.page.about_us': 'Quiénes somos',
  'content.page.faq': 'Preguntas frecuentes',
  'content.page.faq_ll': 'Preguntas frecuentes: Lucky Lounge',
  'content.page.privacy': 'Política de privacidad',
  'content.page.terms_conditions': 'Términos y condiciones',
  'content.page.terms_conditions_ll': 'Términos y condiciones: Lucky Lounge',
  'feedback.failed': 'No se pudo enviar su mensaje. Inténtelo de nuevo en un momento.',
  'feedback.sent': '¡Gracias! Se envió su mensaje.',
  'recommendations.action.ACTIVITY': 'Participar',
  'recommendations.action.REWARD': 'Ver la recompensa',
  'recommendations.empty.text':
    'Hay más que hacer en la página Ganar, y más que conseguir en la página Recompensas.',
  'recommendations.empty.title': 'Por ahora no hay nada para usted',
  'recommendations.kind.ACTIVITY': 'Actividad',
  'recommendations.kind.REWARD': 'Recompensa',
  'recommendations.named': '{title}, {firstName}',
  'recommendations.subtitle': 'Elegido para hoy',
  'recommendations.until': 'Hasta el {date}',
}
