import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { purchase as english } from '../english/purchase.ts'

export const purchase: TextsLike<typeof english> = {
  balance: 'Dein Guthaben',
  buyNow: 'Jetzt kaufen',
  chooseAnother: 'Andere Prämie auswählen',
  left: 'Bleibt für später',
  needMore: 'Dafür fehlen dir noch %{points}.',
  notEnough: 'Du hast nicht genug Punkte für diese Prämie!',
  notEnoughForRedemption: 'Du hast nicht genug Punkte für diese Einlösung.',
  notEnoughToBuy: 'Du hast nicht genug Punkte, um dieses Produkt zu kaufen.',
  notEnoughToGive: 'Du hast nicht genug Punkte.',
  nothingTaken: 'Es wurde nichts abgezogen.',
  outOfStock: 'Nicht vorrätig',
  redeemTitle: '„%{name}“ einlösen?',
  redeeming: 'Wird eingelöst …',
  shipTo: 'Lieferadresse',
  style: 'Ausführung',
  thisItem: 'Dieser Artikel',
  thisReward: 'Diese Prämie',
  unavailable:
    'Diese Prämie kann gerade nicht eingelöst werden. Wende dich an die Administration deines Teams.',
  unknown:
    'Es ist nicht bekannt, ob das geklappt hat. Sieh in deinen Einlösungen nach, bevor du es noch einmal versuchst.',
}
