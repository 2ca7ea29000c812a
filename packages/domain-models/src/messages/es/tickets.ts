import type { tickets as en } from '../en/tickets.ts'

export const tickets: Record<keyof typeof en, string> = {
  'error.gameTicketEntry.cancelled': 'Este boleto fue cancelado. Pruebe con otro boleto.',
  'error.gameTicketEntry.dailyLimit': 'Ya ingresó todos los boletos posibles por hoy. Vuelva mañana.',
  'error.gameTicketEntry.duplicate': 'Ya ingresó este boleto. Pruebe con otro boleto.',
  'error.gameTicketEntry.expired': 'Este boleto es demasiado antiguo. Pruebe con uno más reciente.',
  'error.gameTicketEntry.gameEnded':
    'El juego de este boleto ha terminado. Pruebe con un boleto de otro juego.',
  'error.gameTicketEntry.gameNotStarted':
    'El juego de este boleto aún no ha comenzado. Guárdelo para más adelante.',
  'error.gameTicketEntry.invalid':
    'Estos códigos no pertenecen a ningún boleto. Revíselos e inténtelo de nuevo.',
  'error.gameTicketEntry.jackpoterror.invalid':
    'Este código no pertenece a ningún boleto de sorteo. Revíselo e inténtelo de nuevo.',
  'error.gameTicketEntry.lockout':
    'El ingreso de boletos está bloqueado por demasiados códigos no válidos. Inténtelo más tarde.',
  'error.gameTicketEntry.notFound': 'No encontramos este boleto. Revise los códigos e inténtelo de nuevo.',
  'error.gameTicketEntry.playLimit':
    'Alcanzó el límite de jugadas de este juego. Pruebe con un boleto de otro juego.',
  'error.gameTicketEntry.unavailable': 'No se pueden ingresar boletos en este momento. Inténtelo más tarde.',
  'error.gameTicketEntry.used': 'Alguien ya ingresó este boleto. Pruebe con otro boleto.',
}
