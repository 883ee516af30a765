import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { members as english } from '../../english/rejections/members.ts'

export const members: TextsLike<typeof english> = {
  COMMAND_CONFLICT: {
    title: 'Schlüssel schon verwendet',
    detail:
      'Dieser Idempotency-Key kam schon mit einer anderen Anfrage. Sende einen neuen Schlüssel für ein neues Vorhaben.',
  },
  MEMBER_UNKNOWN: {
    title: 'Mitglied unbekannt',
    detail: 'Dieses Mitglied gibt es in deinem Team nicht. Lade die Liste neu und wähle daraus.',
  },
  MEMBER_INACTIVE: {
    title: 'Mitglied nicht aktiv',
    detail: 'Dieses Mitglied hat das Team verlassen. Bitte einen Admin, es zuerst zurückzuholen.',
  },
  EXPIRY_NOT_DUE: {
    title: 'Verfall noch nicht fällig',
    detail: 'Diese Punkte können noch eingelöst werden. Sie verfallen an dem Tag, der beim Konto steht.',
  },
  OWNER_STAYS_ADMIN: {
    title: 'Bleibt Admin',
    detail: 'Wem ein Team gehört, bleibt immer Admin. Wähle ein anderes Mitglied.',
  },
  LAST_ADMINISTRATOR: {
    title: 'Letzter Admin',
    detail: 'Ein Team braucht einen Admin. Mache zuerst ein anderes Mitglied dazu.',
  },
  REASON_REQUIRED: {
    title: 'Grund nötig',
    detail: 'Sag, warum. Der Grund bleibt bei der Buchung im Hauptbuch.',
  },
  OWN_FINDING: {
    title: 'Über dich selbst',
    detail: 'Dieser Hinweis nennt dich. Bitte einen anderen Admin, ihn anzusehen.',
  },
  NOTHING_TO_ADJUST: {
    title: 'Nichts anzupassen',
    detail: 'Gib ein, wie viele Punkte hinzukommen, oder eine negative Zahl, um Punkte wegzunehmen.',
  },
  BALANCE_TOO_LOW: {
    title: 'Guthaben zu niedrig',
    detail: 'Das Guthaben kann nicht unter null sinken. Nimm höchstens weg, was es enthält.',
  },
  CHANNEL_EXISTS: {
    title: 'Channel schon angelegt',
    detail: 'Dieser Chat-Channel ist schon ein Anerkennungs-Channel. Bearbeite ihn stattdessen.',
  },
  CHANNEL_UNKNOWN: {
    title: 'Channel unbekannt',
    detail: 'Diesen Anerkennungs-Channel gibt es in deinem Team nicht. Lade die Liste neu und wähle daraus.',
  },
  DEAD_LETTER_UNKNOWN: {
    title: 'Unerledigtes unbekannt',
    detail: 'Dieses Unerledigte gibt es in deinem Team nicht. Lade die Liste neu und wähle daraus.',
  },
  DEAD_LETTER_ALREADY_RETRIED: {
    title: 'Schon erneut versucht',
    detail: 'Das wird gerade erneut versucht oder ist erledigt. Lade die Liste neu, um den Stand zu sehen.',
  },
  PRO_REQUIRED: {
    title: 'Pro-Tarif nötig',
    detail: 'Diese Funktion gibt es nur im Pro-Tarif.',
  },
  CHANNEL_IN_USE: {
    title: 'Channel wird gebraucht',
    detail: 'Ein laufender Wettbewerb oder eine offene Kampagne braucht diesen Channel. Beende das zuerst.',
  },
}
