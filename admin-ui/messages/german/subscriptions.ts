import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { subscriptions as english } from '../english/subscriptions.ts'

export const subscriptions = {
  open: 'Per Slack-Nachricht',
  title: 'Dieser Bericht per Slack-Nachricht',
  lead: 'Über die Personen, die du hier siehst, in deiner Arbeitszeit.',
  weekly: 'Jede Woche',
  weeklySentence: 'Die vergangene Woche, verglichen mit der davor.',
  monthly: 'Jeden Monat',
  monthlySentence: 'Der vergangene Monat, verglichen mit den Tagen davor.',
  saved: 'Gespeichert. Es beginnt mit der nächsten Woche oder dem nächsten Monat, der endet.',
} as const satisfies TextsLike<typeof english>
