import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { money as english } from '../../english/problems/money.ts'

export const money: TextsLike<typeof english> = {
  CARD_UNKNOWN: {
    title: 'Karte unbekannt',
    detail: 'Dein Team hat diese Karte nicht oder nicht mehr. Lade die Liste der Karten neu.',
  },
  CARD_IN_USE: {
    title: 'Karte wird gebraucht',
    detail:
      'Euer Tarif oder eure Prämien werden von dieser Karte bezahlt. Füge zuerst eine andere hinzu und entferne dann diese.',
  },
  PAYMENT_UNKNOWN: {
    title: 'Zahlung unbekannt',
    detail: 'Diese Zahlung gibt es in deinem Team nicht. Lade die Seite neu.',
  },
  PAYMENT_NOT_OPEN: {
    title: 'Zahlung nicht offen',
    detail:
      'Diese Zahlung läuft oder ist vorbei. Sieh in die Liste der Aufladungen, bevor du eine weitere beginnst.',
  },
  STATEMENT_UNPAID: {
    title: 'Monat nicht bezahlt',
    detail:
      'Ein Monat mit Prämien konnte nicht abgebucht werden. Bezahle ihn zuerst und schalte die Zahlung im Nachhinein dann wieder ein.',
  },
  PAYMENT_METHOD_REQUIRED: {
    title: 'Karte nötig',
    detail: 'Füge zuerst eine Karte hinzu: Von ihr werden Prämien nach jedem Monat bezahlt.',
    plan: 'Füge zuerst eine Karte hinzu und wähle den Tarif dann noch einmal.',
  },
  BILLING_NOT_SET_UP: {
    title: 'Zahlungen nicht eingerichtet',
    detail: 'Auf diesem Laurel sind Zahlungen nicht eingerichtet. Frag den Betreiber.',
  },
  billingUncertain: {
    title: 'Noch nicht sicher',
    detail: 'Stripe hat nicht geantwortet. Sieh in einer Minute wieder auf die Seite.',
  },
  ANNUAL_TO_MONTHLY: {
    title: 'Jahrestarif',
    detail: 'Um monatlich zu zahlen, schreibe bitte an %{email}',
  },
  PREVIEW_TOO_OLD: {
    title: 'Vorschau zu alt',
    detail: 'Der Preis wurde vor zu langer Zeit berechnet. Schließe das und wähle den Tarif noch einmal.',
  },
  PAYMENT_DECLINED: {
    title: 'Zahlung abgelehnt',
    detail: '%{reason} Es wurde nichts abgebucht. Nimm eine andere Karte oder frag deine Bank.',
  },
  PAYMENT_NEEDS_CONFIRMATION: {
    title: 'Bestätigung nötig',
    detail:
      'Deine Bank will jede Zahlung mit dieser Karte bestätigt haben. Es wurde nichts abgebucht. Nimm für diese Änderung eine andere Karte.',
  },
  decisionNotOffered: {
    title: 'Nicht möglich',
    detail: 'Diese Entscheidung ist nicht mehr möglich. Lade die Liste neu, um den Stand zu sehen.',
  },
  MONTH_OPEN: {
    title: 'Monat offen',
    detail:
      'Dieser Monat ist nicht abgeschlossen, seine Zahlen können sich also noch ändern. Schließe ihn zuerst ab.',
  },
  BOOKS_NOT_READ: {
    title: 'Bücher nicht gelesen',
    detail: 'Die Zahlen dieses Monats wurden noch nicht gelesen. Öffne den Monat und warte, bis sie da sind.',
  },
  PACK_NOT_READY: {
    title: 'Noch nicht fertig',
    detail: 'Es gibt noch kein fertiges Paket dieses Monats. Bestelle es oder warte, bis es geschrieben ist.',
  },
}
