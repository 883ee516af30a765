import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { requests as english } from '../../english/problems/requests.ts'

export const requests: TextsLike<typeof english> = {
  notInstalled: {
    title: 'Nicht installiert',
    detail:
      'Laurel ist in deinem Chat-Workspace nicht installiert. Installiere es neu und versuche es noch einmal.',
  },
  notFound: {
    title: 'Nicht gefunden',
    detail: 'In deinem Team gibt es %{what} nicht. Lade die Liste neu und wähle daraus.',
  },
  nothingHere: {
    title: 'Hier ist nichts',
    detail: 'Unter dieser Adresse gibt es nichts. Welche Aufrufe es gibt, steht unter /docs.',
  },
  fairnessOff: {
    title: 'Bericht ausgeschaltet',
    detail: 'Der Bericht über Fairness ist ausgeschaltet. Ein Admin kann ihn auf seiner Seite einschalten.',
  },
  exportsTooMany: {
    title: 'Zu viele Exporte',
    detail: 'Du hast %{max} Exporte. Lösche einen und bestelle diesen dann noch einmal.',
  },
  exportNotReady: {
    title: 'Noch nicht fertig',
    detail:
      'Dieser Export ist noch nicht fertig. Warte auf die Nachricht in Slack oder sieh in die Liste deiner Exporte.',
  },
  cursorRefused: {
    title: 'Cursor passt nicht',
    detail:
      'Dieser Cursor passt nicht zur Liste, wie sie jetzt sortiert ist. Lies die erste Seite neu und folge ihrem Link rel="next".',
  },
  rangeTooDeep: {
    title: 'Bereich zu weit hinten',
    detail:
      'Ein Bereich beginnt spätestens bei Zeile %{max}. Lies über den Link rel="next" der Seite davor weiter.',
  },
  invalidRequest: {
    title: 'Ungültige Anfrage',
    detail: 'Korrigiere die Anfrage und sende sie noch einmal.',
    field: 'Korrigiere %{path}: %{message}',
    reason: '%{reason} Korrigiere die Anfrage und sende sie noch einmal.',
  },
  tooSlowToSend: {
    title: 'Anfrage nicht vollständig',
    detail:
      'Die Anfrage kam nicht rechtzeitig an. Sende sie noch einmal, bei einer langsamen Verbindung in kleineren Teilen.',
  },
  internal: {
    title: 'Etwas ist schiefgegangen',
    detail:
      'Bei uns ist etwas schiefgegangen. Versuche es noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  tooLarge: { title: 'Zu groß', detail: 'Die Anfrage ist zu groß. Sende weniger auf einmal.' },
  headersTooLarge: {
    title: 'Zu groß',
    detail: 'Die Kopfzeilen der Anfrage sind zu groß. Sende weniger davon.',
  },
  unreadable: {
    title: 'Ungültige Anfrage',
    detail: 'Das ist keine Anfrage in HTTP/1.1. Korrigiere sie und sende sie noch einmal.',
  },
  tooManyRequests: {
    title: 'Zu viele Anfragen',
    detail:
      'Zu viele Anfragen auf einmal. Warte die Sekunden aus Retry-After ab und versuche es noch einmal.',
  },
  tooManyFiles: {
    title: 'Zu viele Dateien',
    detail:
      'Du hast innerhalb einer Stunde %{max} Dateien mit persönlichen Daten gespeichert. Versuche es später noch einmal.',
  },
}
