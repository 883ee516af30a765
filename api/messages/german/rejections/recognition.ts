import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { recognition as english } from '../../english/rejections/recognition.ts'

export const recognition: TextsLike<typeof english> = {
  RECIPIENT_UNKNOWN: {
    title: 'Person unbekannt',
    detail: 'Eine der Personen ist nicht oder nicht mehr im Team. Entferne sie und versuche es noch einmal.',
  },
  NO_RECIPIENTS: {
    title: 'Niemand genannt',
    detail: 'Nenne mindestens eine Person, der du danken willst.',
  },
  TOO_MANY_RECIPIENTS: {
    title: 'Zu viele Personen',
    detail: 'Ein Shoutout kann nicht an so viele Personen auf einmal gehen. Teile ihn auf.',
  },
  DUPLICATE_RECIPIENT: {
    title: 'Person doppelt',
    detail: 'Eine Person ist zweimal genannt. Nenne jede einmal.',
  },
  SELF_RECOGNITION: {
    title: 'Dank an dich selbst',
    detail: 'Du kannst dir selbst keine Punkte geben. Nimm dich aus der Liste.',
  },
  POINTS_NOT_POSITIVE: {
    title: 'Zu wenige Punkte',
    detail: 'Gib mindestens 1 Punkt.',
  },
  POINTS_NOT_AN_OPTION: {
    title: 'Betrag nicht vorgesehen',
    detail: 'Wähle einen der Beträge dieses Channels.',
  },
  VALUE_REQUIRED: {
    title: 'Wert nötig',
    detail: 'In deinem Team gehört zu jedem Shoutout ein Wert. Wähle einen.',
  },
  VALUE_UNKNOWN: {
    title: 'Wert unbekannt',
    detail: 'Das ist keiner der Werte deines Teams. Wähle einen aus der Liste.',
  },
  ATTACHMENT_NOT_ALLOWED: {
    title: 'Bild nicht erlaubt',
    detail:
      'Bilder kommen vom GIF-Anbieter, der hier eingerichtet ist, falls es einen gibt. Wähle eines seiner GIFs oder sende keines.',
  },
  SHOUTOUT_REPEATED: {
    title: 'Shoutout wiederholt',
    detail:
      'Du hast vor weniger als zehn Minuten dieselbe Nachricht an dieselben Personen gesendet. Sende sie mit may_repeat, um sie noch einmal zu geben.',
  },
  ALLOWANCE_EXHAUSTED: {
    title: 'Budget aufgebraucht',
    detail: 'Dein Budget reicht dafür nicht. Gib weniger Punkte oder warte auf den nächsten Zeitraum.',
  },
  SHOUTOUT_UNKNOWN: {
    title: 'Shoutout unbekannt',
    detail:
      'Du hast keinen solchen Shoutout, den du zurücknehmen oder wieder geben kannst. Lade die Liste neu und wähle daraus.',
  },
  SHOUTOUT_RECALLED_ALREADY: {
    title: 'Schon zurückgenommen',
    detail: 'Dieser Shoutout ist schon zurückgenommen. Gib ihn wieder, falls das ein Versehen war.',
  },
  SHOUTOUT_NOT_RECALLED: {
    title: 'Nicht zurückgenommen',
    detail:
      'Dieser Shoutout gilt: Er ist nicht zurückgenommen, oder er wurde schon wieder gegeben. Es ist nichts weiter zu tun.',
  },
  GIVEN_AWARD_UNKNOWN: {
    title: 'Auszeichnung unbekannt',
    detail:
      'Du hast keine solche Auszeichnung, die du zurücknehmen oder wieder geben kannst. Lade die Liste neu und wähle daraus.',
  },
  AWARD_RECALLED_ALREADY: {
    title: 'Schon zurückgenommen',
    detail: 'Diese Auszeichnung ist schon zurückgenommen. Gib sie wieder, falls das ein Versehen war.',
  },
  AWARD_NOT_RECALLED: {
    title: 'Nicht zurückgenommen',
    detail:
      'Diese Auszeichnung gilt: Sie ist nicht zurückgenommen, oder sie wurde schon wieder gegeben. Es ist nichts weiter zu tun.',
  },
  RECALL_WINDOW_CLOSED: {
    title: 'Zu spät',
    detail:
      'Die Zeit, das zurückzunehmen oder wieder zu geben, ist vorbei. Bitte einen Admin um eine Anpassung.',
  },
  GIVING_NOT_ALLOWED: {
    title: 'Geben nicht erlaubt',
    detail:
      'Dieses Mitglied kann keine Punkte geben. Bitte einen Admin, die Berechtigung für Punkte zu ändern.',
  },
  RECIPIENT_NOT_ELIGIBLE: {
    title: 'Keine Punkte möglich',
    detail: 'Eine dieser Personen kann keine Punkte bekommen. Lass sie weg und versuche es noch einmal.',
  },
  AWARD_UNKNOWN: {
    title: 'Auszeichnung unbekannt',
    detail:
      'Diese Auszeichnung gibt es in deinem Team nicht oder nicht mehr. Lade die Liste neu und wähle daraus.',
  },
  AWARDS_NOT_YOURS_TO_GIVE: {
    title: 'Auszeichnungen geben andere',
    detail: 'Nur Channel-Verantwortliche und Admins geben Auszeichnungen. Bitte jemanden davon.',
  },
  AWARD_ALLOWANCE_EXHAUSTED: {
    title: 'Budget für Auszeichnungen aufgebraucht',
    detail:
      'Dein Budget reicht für diese Auszeichnung nicht. Wähle eine kleinere oder warte auf den nächsten Zeitraum.',
  },
}
