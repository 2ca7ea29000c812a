import type { identity as en } from '../en/identity.ts'

export const identity: Record<keyof typeof en, string> = {
  'Error.idology.profileAlreadyValidated':
    'Esta identidad ya pertenece a una cuenta verificada. Revise sus datos o comuníquese con soporte.',
  'identity.expired': 'Su verificación ha vencido. Verifique su identidad de nuevo.',
  'identity.failed':
    'No pudimos verificar su identidad. Revise sus datos; {attempts, plural, one {le queda un intento} other {le quedan # intentos}}.',
  'identity.manualScanFailed':
    'No se pudo verificar la imagen de su identificación. Inténtelo con una imagen clara o comuníquese con soporte.',
  'identity.noAttemptsLeft': 'No le quedan intentos. Puede escanear su identificación.',
}
