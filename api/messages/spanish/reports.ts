import { reportNames } from '@laurel/contract/reports/reportNames/spanish.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { reports as english } from '../english/reports.ts'

export const reports: TextsLike<typeof english> = {
  lastWeek: 'Reconocimiento de la semana pasada',
  lastMonth: 'Reconocimiento del mes pasado',
  period: '%{title}, del %{start} al %{end}',
  before: '%{figure} (antes: %{before})',
  shoutouts: '• Shoutouts: %{figure}',
  awards: '• Premios: %{figure}',
  celebrations: '• Celebraciones: %{figure}',
  earned: '• Ganado: %{figure}',
  people: '• Dieron algo *%{senders}* de %{users} personas; recibieron algo *%{recipients}*',
  open: 'Abrir el informe',
  unsubscribe: 'Cancelar suscripción',
  unsubscribed: {
    weekly: 'Ya no recibes el informe semanal. Puedes suscribirte de nuevo en la página del informe.',
    monthly: 'Ya no recibes el informe mensual. Puedes suscribirte de nuevo en la página del informe.',
    such: 'Ya no recibes este informe. Puedes suscribirte de nuevo en la página del informe.',
  },
  exportReady:
    ':page_facing_up: Tu exportación *%{name}* está lista, con 1 fila. Puedes descargarla hasta el %{day}. |||| :page_facing_up: Tu exportación *%{name}* está lista, con %{smart_count} filas. Puedes descargarla hasta el %{day}.',
  exportFailed: ':warning: No se pudo crear tu exportación *%{name}*. %{problem}',
  seeExports: 'Ver tus exportaciones',
  names: reportNames,
}
