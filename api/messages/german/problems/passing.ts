import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { passing as english } from '../../english/problems/passing.ts'

export const passing: TextsLike<typeof english> = {
  overloaded: {
    title: 'Zu viel los',
    detail:
      'Laurel hat gerade mehr zu tun, als es schafft, und hat mit dieser Anfrage nichts getan. Warte die Sekunden aus Retry-After ab und sende sie noch einmal.',
  },
  tooManyAtOnce: {
    title: 'Zu viele Anfragen',
    detail:
      'Von dieser Adresse sind zu viele Anfragen unterwegs, und mit dieser wurde nichts getan. Warte die Sekunden aus Retry-After ab und sende sie noch einmal.',
  },
  catchingUp: {
    title: 'Laurel holt auf',
    detail:
      'Laurel holt gerade auf und kann das noch nicht zeigen. Warte die Sekunden aus Retry-After ab und frage noch einmal. Ohne after bekommst du den Stand von jetzt.',
  },
  stopping: {
    title: 'Laurel hält an',
    detail:
      'Laurel hält gerade an und hat mit dieser Anfrage nichts getan. Warte die Sekunden aus Retry-After ab und sende sie noch einmal.',
  },
  tooManyStreams: {
    title: 'Zu viele Verbindungen',
    detail:
      'Mit dieser Anmeldung wird schon %{max}-mal mitgelesen. Schließe einen Tab oder eine Verbindung und verbinde dich dann neu.',
  },
  tooSlow: {
    title: 'Nicht verfügbar',
    detail:
      'Laurel ist damit nicht rechtzeitig fertig geworden. Vielleicht ist die Datenbank ausgelastet oder antwortet nicht. Versuche es gleich noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  logAway: {
    title: 'Nicht verfügbar',
    detail:
      'Laurel erreicht sein Ereignisprotokoll nicht. Versuche es gleich noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  databaseAway: {
    title: 'Nicht verfügbar',
    detail:
      'Laurel erreicht seine Datenbank nicht. Versuche es gleich noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  databaseShort: {
    title: 'Nicht verfügbar',
    detail:
      'Der Datenbank von Laurel fehlt Platz, Speicher oder eine Verbindung. Der Betreiber muss mehr bereitstellen. Versuche es später noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  clockWrong: {
    title: 'Nicht verfügbar',
    detail:
      'Die Uhr des Servers von Laurel geht falsch, deshalb wird nichts erfasst. Der Betreiber muss sie stellen. Versuche es später noch einmal. Derselbe Idempotency-Key schadet dabei nicht.',
  },
  picturesAway: {
    title: 'Nicht verfügbar',
    detail: 'Laurel erreicht den Speicher für Bilder nicht. Versuche es gleich noch einmal.',
  },
  picturesRefused: {
    title: 'Nicht verfügbar',
    detail:
      'Der Speicher für Bilder nimmt nicht an, worum Laurel bittet. Der Betreiber muss die S3-Einstellungen prüfen.',
  },
  chatUnavailable: {
    title: 'Chat-Workspace nicht erreichbar',
    detail: 'Dein Chat-Workspace hat nicht geantwortet. Warte einen Moment und versuche es noch einmal.',
  },
  notYetShown: {
    title: 'Noch nicht zu sehen',
    detail: 'Dein Team wird noch eingelesen. Warte einen Moment und versuche es noch einmal.',
  },
}
