import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../../english/rejections/rewards.ts'

export const rewards: TextsLike<typeof english> = {
  REWARD_UNKNOWN: {
    title: 'Prämie unbekannt',
    detail: 'Diese Prämie wird nicht oder nicht mehr angeboten. Lade die Prämien neu und wähle eine andere.',
  },
  INSUFFICIENT_POINTS: {
    title: 'Nicht genug Punkte',
    detail: 'Für diese Prämie reichen deine Punkte nicht!',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Nicht genug Guthaben',
    detail: 'Diese Prämie ist vorübergehend nicht verfügbar. Ein Admin wurde benachrichtigt.',
  },
  FUND_OWES: {
    title: 'Prämien pausieren',
    detail: 'Prämien pausieren, bis eine Zahlung deiner Firma beglichen ist. Ein Admin wurde benachrichtigt.',
  },
  TOP_UP_UNKNOWN: {
    title: 'Aufladung unbekannt',
    detail: 'Diese Aufladung gibt es in deinem Team nicht. Sieh zuerst in die Liste der Aufladungen.',
  },
  STATEMENT_UNKNOWN: {
    title: 'Abrechnung unbekannt',
    detail: 'Dein Team hat keine solche Abrechnung bezahlt. Sieh zuerst in die Liste der Abrechnungen.',
  },
  REVERSAL_CONFLICT: {
    title: 'Schon zurückgebucht',
    detail:
      'Diese Erstattung oder Anfechtung ist mit anderen Zahlen erfasst. Sieh zuerst in die Liste der Zahlungen.',
  },
  REVERSAL_TOO_LARGE: {
    title: 'Mehr als die Zahlung',
    detail: 'Zurückgebucht wird höchstens, was von der Zahlung übrig ist. Buche weniger Punkte zurück.',
  },
  REVERSAL_UNKNOWN: {
    title: 'Rückbuchung unbekannt',
    detail:
      'Zu dieser Zahlung gibt es keine solche Erstattung oder Anfechtung. Sieh zuerst in die Liste der Zahlungen.',
  },
  EXCEPTION_DECIDED: {
    title: 'Schon entschieden',
    detail: 'Über diese Abweichung ist anders entschieden. Lade die Liste neu, um es zu sehen.',
  },
  STATEMENT_CONFLICT: {
    title: 'Schon beglichen',
    detail:
      'Diese Abrechnung oder ihre Zahlung ist mit anderen Zahlen erfasst. Sieh zuerst in die Liste der Abrechnungen.',
  },
  TOP_UP_CONFLICT: {
    title: 'Schon aufgeladen',
    detail:
      'Diese Zahlung oder Aufladung ist mit anderen Zahlen erfasst. Sieh zuerst in die Liste der Aufladungen.',
  },
  RESERVATION_UNKNOWN: {
    title: 'Nichts zurückgelegt',
    detail: 'Für diese Einlösung ist nichts zurückgelegt. Lade sie neu, um den Stand zu sehen.',
  },
  REDEMPTION_UNKNOWN: {
    title: 'Einlösung unbekannt',
    detail: 'Diese Einlösung gibt es in deinem Team nicht. Lade die Liste neu und wähle daraus.',
  },
  REDEMPTION_MOVE_REFUSED: {
    title: 'Einlösung schon weiter',
    detail: 'Diese Einlösung wartet nicht mehr. Lade die Liste neu, um den Stand zu sehen.',
  },
  OWN_REDEMPTION: {
    title: 'Deine eigene Einlösung',
    detail: 'Was du eingelöst hast, genehmigt ein anderer Admin. Bitte einen davon.',
  },
  REDEMPTION_ON_HOLD: {
    title: 'Wartet auf Prüfung',
    detail: 'Diese Einlösung wartet auf eine Prüfung. Gib sie zuerst frei.',
  },
  REDEMPTION_LIMIT: {
    title: 'Grenze des Tages erreicht',
    detail: 'Du hast so viel eingelöst, wie dein Team an einem Tag erlaubt. Versuche es morgen wieder.',
  },
  ORDER_UNDER_WAY: {
    title: 'Schon bestellt',
    detail:
      'Der Anbieter hat diese Bestellung und schließt sie mit der Lieferung ab. Zum Stornieren storniere sie zuerst beim Anbieter.',
  },
  ORDER_AT_ANOTHER_VENDOR: {
    title: 'Anderswo bestellt',
    detail:
      'Ein anderer Anbieter hat diese Bestellung und liefert sie vielleicht. Lade die Einlösung neu, um zu sehen, welcher.',
  },
  ORDER_ACCEPTED_BEFORE: {
    title: 'Zwei Bestellungen',
    detail:
      'Der Anbieter hat diese Bestellung unter einer anderen Nummer. Vergleiche beide mit dem Anbieter.',
  },
  TOO_MANY_PARCELS: {
    title: 'Zu viele Pakete',
    detail: 'Diese Einlösung hat so viele Pakete, wie erfasst werden können. Lass die anderen weg.',
  },
  CLAIM_UNKNOWN: {
    title: 'Geschenk unbekannt',
    detail: 'Dieses Geschenk kannst du nicht oder nicht mehr abholen. Lade deine Geschenke neu.',
  },
  ALREADY_CLAIMED: {
    title: 'Schon abgeholt',
    detail: 'Du hast dieses Geschenk schon abgeholt.',
  },
  PICKS_REFUSED: {
    title: 'Auswahl passt nicht',
    detail: 'Wähle in jeder Zeile des Geschenks genau eines.',
  },
  ITEM_UNKNOWN: {
    title: 'Artikel unbekannt',
    detail:
      'Dieser Artikel wird nicht oder nicht mehr angeboten. Lade den Katalog neu und wähle einen anderen.',
  },
  VARIANT_UNKNOWN: {
    title: 'Ausführung unbekannt',
    detail: 'Diesen Artikel gibt es in anderen Ausführungen. Lade ihn neu und wähle eine davon.',
  },
  OUT_OF_STOCK: {
    title: 'Nicht vorrätig',
    detail: 'Dieser Artikel ist nicht vorrätig. Wähle einen anderen.',
  },
}
