import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { security as english } from '../english/security.ts'

export const security = {
  title: 'Registro de seguridad',
  lead: 'Inicios de sesión, intentos rechazados y acciones de la administración en los últimos 30 días.',
  empty: 'Sin actividad en los últimos 30 días.',
  noMatch: 'No hay resultados',
  noMatchSentence: 'Ninguna entrada de los últimos 30 días tiene lo que buscas.',
  time: 'Hora',
  activity: 'Actividad',
  everything: 'Toda la actividad',
  ipAddress: 'Dirección IP',
  userAgent: 'Navegador o programa',
  operator: 'Operación',
} as const satisfies TextsLike<typeof english>
