import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { teams as english } from '../../english/rejections/teams.ts'

export const teams: TextsLike<typeof english> = {
  TEAM_EXISTS: {
    title: 'Team schon angelegt',
    detail: 'Dieses Team wurde schon angelegt. Melde dich stattdessen dort an.',
  },
  TEAM_UNKNOWN: {
    title: 'Team unbekannt',
    detail: 'Dieses Team ist hier nicht bekannt. Installiere Laurel zuerst in deinem Workspace.',
  },
  TEAM_INACTIVE: {
    title: 'Team nicht aktiv',
    detail: 'Laurel ist für dein Team ausgeschaltet. Bitte einen Admin, es einzuschalten.',
  },
  TIME_ZONE_UNKNOWN: {
    title: 'Zeitzone unbekannt',
    detail: 'Kein Kalender kennt diese Zeitzone. Wähle eine aus der IANA-Liste, zum Beispiel Europe/Berlin.',
  },
  DUPLICATE_VALUE: {
    title: 'Wert doppelt',
    detail: 'Die Liste enthält einen Wert zweimal. Entferne einen der beiden.',
  },
  PROFILE_FIELD_UNFIT: {
    title: 'Profilfeld passt nicht',
    detail:
      'Dein Chat-Workspace hat dieses Feld nicht, es enthält etwas anderes, oder es steht schon für einen anderen Tag. Wähle ein anderes aus der Liste.',
  },
  MONTH_NOT_OVER: {
    title: 'Monat nicht vorbei',
    detail: 'Dieser Monat läuft noch. Schließe ihn ab, wenn er dort vorbei ist, wo dein Team ist.',
  },
  MONTH_CLOSED: {
    title: 'Monat abgeschlossen',
    detail:
      'Dieser Monat wurde schon abgeschlossen. Seine Abrechnung lässt sich wieder anzeigen, aber nicht ändern.',
  },
  SEGMENT_UNKNOWN: {
    title: 'Segment unbekannt',
    detail: 'Dieses Segment gibt es nicht, oder es wurde gelöscht. Lade die Liste neu und wähle daraus.',
  },
  SEGMENT_FIELD_REPEATED: {
    title: 'Feld zweimal verwendet',
    detail:
      'Eine Gruppe verwendet ein Profilfeld zweimal. Entferne eine der beiden Bedingungen, oder füge eine Gruppe hinzu.',
  },
  SEGMENT_FOLLOWS_FIELDS: {
    title: 'Mitglieder folgen aus Bedingungen',
    detail:
      'Die Mitglieder dieses Segments folgen aus seinen Bedingungen. Ändere die Bedingungen, oder wähle die Mitglieder von Hand.',
  },
}
