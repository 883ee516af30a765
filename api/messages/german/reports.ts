import { reportNames } from '@laurel/contract/reports/reportNames/german.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { reports as english } from '../english/reports.ts'

export const reports: TextsLike<typeof english> = {
  lastWeek: 'Anerkennung in der letzten Woche',
  lastMonth: 'Anerkennung im letzten Monat',
  period: '%{title}, %{start} bis %{end}',
  before: '%{figure} (vorher: %{before})',
  shoutouts: '• Shoutouts: %{figure}',
  awards: '• Auszeichnungen: %{figure}',
  celebrations: '• Feiern: %{figure}',
  earned: '• Verdient: %{figure}',
  people: '• Etwas gegeben haben *%{senders}* von %{users} Personen, etwas bekommen *%{recipients}*',
  open: 'Bericht öffnen',
  unsubscribe: 'Abbestellen',
  unsubscribed: {
    weekly:
      'Du bekommst keinen wöchentlichen Bericht mehr. Auf der Seite des Berichts kannst du ihn wieder bestellen.',
    monthly:
      'Du bekommst keinen monatlichen Bericht mehr. Auf der Seite des Berichts kannst du ihn wieder bestellen.',
    such: 'Du bekommst diesen Bericht nicht mehr. Auf der Seite des Berichts kannst du ihn wieder bestellen.',
  },
  exportReady:
    ':page_facing_up: Dein Export *%{name}* ist fertig, mit 1 Zeile. Du kannst ihn bis %{day} abholen. |||| :page_facing_up: Dein Export *%{name}* ist fertig, mit %{smart_count} Zeilen. Du kannst ihn bis %{day} abholen.',
  exportFailed: ':warning: Dein Export *%{name}* ließ sich nicht erstellen. %{problem}',
  seeExports: 'Deine Exporte ansehen',
  names: reportNames,
}
