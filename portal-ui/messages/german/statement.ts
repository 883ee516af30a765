import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { statement as english } from '../english/statement.ts'

export const statement: TextsLike<typeof english> = {
  open: 'Was du in einem Jahr erhalten hast',
  title: 'Was du %{year} erhalten hast',
  year: 'Steuerjahr',
  print: 'Drucken oder speichern',
  none: '%{year} hast du keine Prämien erhalten',
  noneText:
    'Eine Prämie erscheint hier, sobald sie abgeschlossen ist. Punkte auf dem Konto sind kein Einkommen.',
  received: 'Prämien im Wert von %{amount}',
  added: 'Davon zählt deine Firma %{amount} als steuerpflichtiges Einkommen.',
  undecided: 'Was vom Rest steuerpflichtig ist, hat deine Firma noch nicht gesagt.',
  rewards: 'Prämien',
  returned: 'kam zurück',
  gift: 'Ein Geschenk',
  rules: 'Was deine Firma in %{country} versteuert',
  taxable: 'Deine Firma zählt den Wert als steuerpflichtiges Einkommen.',
  notTaxable: 'Steuerfrei.',
  above: {
    item: 'Über %{amount} zählt deine Firma es als steuerpflichtiges Einkommen.',
    month: 'Über %{amount} im Monat zählt deine Firma es als steuerpflichtiges Einkommen.',
    year: 'Über %{amount} im Jahr zählt deine Firma es als steuerpflichtiges Einkommen.',
  },
  noAdvice:
    'Für %{name}, %{team}. Werte in US-Dollar, nach den Regeln deiner Firma. Fragen dazu beantwortet ihre Lohnabrechnung.',
  kinds: {
    handedOver: 'Prämien der Firma',
    giftCard: 'Gutscheine',
    amazon: 'Bestellungen bei Amazon',
    catalogItem: 'Katalog der Firma',
    storefront: 'Shop',
    integrationItem: 'verbundene Shops',
    donation: 'Spenden',
    payout: 'Auszahlungen',
  },
}
