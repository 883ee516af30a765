import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { nudges as english } from '../english/nudges.ts'

export const nudges: TextsLike<typeof english> = {
  unspent:
    ':hourglass_flowing_sand: Du kannst bis %{day} noch *%{points}* vergeben; was übrig bleibt, verfällt dann. Wer hat dir zuletzt geholfen?',
  newAllowance: ':herb: Du hast *%{points}*, um bis %{day} anderen zu danken.',
  redeemable: ':gift: Du hast *%{points}* zum Ausgeben, im Wert von %{worth}. Gönn dir etwas.',
  expiring:
    ':hourglass_flowing_sand: Du kannst *%{points}* bis *%{day}* einlösen, im Wert von %{worth}. Nach diesem Tag verfallen sie.',
  seeExpiry: 'Ansehen, was verfällt',
  gift: ':gift: Dein Geschenk zur Auszeichnung *%{award}* wartet noch auf dich. Such dir das schönste aus.',
  claimGift: 'Geschenk abholen',
  quiet:
    ':wave: Hier wurde seit zwei Wochen niemandem gedankt. Wer hat dir den Tag leichter gemacht? Sag es: `/shoutout @name +10 wofür`',
  trial: {
    today:
      ':hourglass_flowing_sand: Deine Testphase von Laurel endet *heute*. Wähle einen Tarif, damit Anerkennung und Prämien weitergehen; alles, was dein Team getan hat, bleibt.',
    later:
      ':hourglass_flowing_sand: Deine Testphase von Laurel endet *morgen*. Wähle einen Tarif, damit Anerkennung und Prämien weitergehen; alles, was dein Team getan hat, bleibt. |||| :hourglass_flowing_sand: Deine Testphase von Laurel endet *in %{smart_count} Tagen*. Wähle einen Tarif, damit Anerkennung und Prämien weitergehen; alles, was dein Team getan hat, bleibt.',
    choosePlan: 'Tarif wählen',
  },
  payment: {
    subscription:
      ':credit_card: Eine Zahlung von *%{amount}* für dein Abo von Laurel ist fehlgeschlagen. %{reason} In den nächsten Tagen wird sie wieder versucht; wenn das nicht gelingt, endet dein Tarif. Prüfe deine Karte, oder füge eine andere hinzu.',
    statement:
      ':credit_card: Ein Monat Prämien im Wert von *%{amount}* ließ sich nicht abbuchen. %{reason} Die Zahlung im Nachhinein pausiert, bis er bezahlt ist.',
    reversal:
      ':credit_card: Eine Zahlung wurde erstattet oder angefochten, nachdem ihre Punkte ausgegeben waren. Prämien pausieren, bis *%{amount}* ausgeglichen sind.',
    openBilling: 'Abrechnung öffnen',
  },
  webhook: {
    gone: ':electric_plug: Der Webhook *%{name}* ist aus, weil das Ziel geantwortet hat, dass es ihn nicht mehr gibt. Andere Programme erfahren nichts von ihm, bis er in der Administration wieder eingeschaltet wird.',
    failed:
      ':electric_plug: Der Webhook *%{name}* ist aus, weil er fünf Tage lang gescheitert ist. Andere Programme erfahren nichts von ihm, bis er in der Administration wieder eingeschaltet wird.',
    open: 'Webhook öffnen',
  },
}
