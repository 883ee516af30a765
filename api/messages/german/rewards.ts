import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../english/rewards.ts'

export const rewards: TextsLike<typeof english> = {
  codeSubject: 'Dein Code für eine Auszahlung',
  code: '%{code} ist dein Code für Auszahlungen von %{team}. Er gilt %{minutes} Minuten. Hast du ihn nicht angefordert, ignoriere diese Nachricht.',
  redeemed: 'Eine Prämie wurde eingelöst: %{reward}.',
  pickedGift: '%{person} hat *%{reward}* als Geschenk ausgesucht.',
  redeemedFor: '%{person} hat *%{reward}* für %{points} eingelöst.',
  handOver: 'In Laurel übergeben',
  fundTooLow: 'Eine Prämie wurde abgelehnt, weil das Guthaben deines Teams nicht reicht.',
  fundTooLowMore:
    'Es wurden keine Punkte abgezogen. Bezahlte Prämien bleiben unerreichbar, bis du es auflädst.',
  topUp: 'In Laurel Punkte aufladen',
  pause: 'Eine Prämie wurde abgelehnt, weil Prämien pausieren.',
  pauseMore:
    'Eine Prämie wurde abgelehnt, weil Prämien pausieren: Eine Zahlung für Punkte wurde erstattet oder angefochten, nachdem die Punkte ausgegeben waren. Es wurden keine Punkte abgezogen. Lade auf, was fehlt, oder kläre die Anfechtung mit deiner Bank, und die Prämien gehen weiter.',
  seeOwed: 'In Laurel ansehen, was fehlt',
  accountEmpty: 'Eine Prämie wurde storniert, weil dein Konto bei %{vendor} leer ist.',
  accountEmptyMore:
    'Die Punkte wurden zurückgegeben. Prämien von %{vendor} bleiben unerreichbar, bis du das Konto dort auflädst.',
  someVendor: 'einem Anbieter',
  seeVendors: 'Deine Anbieter in Laurel ansehen',
}
