import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { subscriptions as english } from '../english/subscriptions.ts'

export const subscriptions = {
  open: 'Por mensaje de Slack',
  title: 'Este informe por mensaje de Slack',
  lead: 'Sobre las personas que ves aquí, en tu horario de trabajo.',
  weekly: 'Cada semana',
  weeklySentence: 'La semana que terminó, comparada con la anterior.',
  monthly: 'Cada mes',
  monthlySentence: 'El mes que terminó, comparado con los días anteriores.',
  saved: 'Guardado. Empieza con la próxima semana o el próximo mes que termine.',
} as const satisfies TextsLike<typeof english>
