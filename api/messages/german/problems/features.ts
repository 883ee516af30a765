import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { features as english } from '../../english/problems/features.ts'

export const features: TextsLike<typeof english> = {
  addressRefused: {
    title: 'Adresse nicht angenommen',
    detail: 'Gib eine Adresse ein, die mit https:// beginnt.',
  },
  tooManyWebhooks: {
    title: 'Zu viele Webhooks',
    detail: 'Ein Team hat höchstens %{max} Webhooks. Lösche einen, den du nicht brauchst.',
  },
  webhookDisabled: {
    title: 'Webhook ausgeschaltet',
    detail: 'Dieser Webhook ist ausgeschaltet. Schalte ihn zuerst ein.',
  },
  replayTooLarge: {
    title: 'Zu viele Ereignisse',
    detail:
      'Auf einmal werden höchstens %{max} Ereignisse noch einmal gesendet. Wähle einen späteren Zeitpunkt oder weniger Arten, oder lies die Ereignisse über die API.',
  },
  tooManyAddresses: {
    title: 'Zu viele Adressen',
    detail: 'Ein Adressbuch fasst %{max} Adressen. Lösche eine, die du nicht mehr brauchst.',
  },
  imageRefused: { title: 'Bild nicht angenommen', detail: 'Lade das Bild hoch.' },
  imageUnavailable: { title: 'Bild nicht geholt', detail: 'Lade das Bild hoch.' },
  imageUnknown: {
    title: 'Bild unbekannt',
    detail: 'Eines der Bilder hat dein Team nicht hochgeladen. Lade es noch einmal hoch.',
  },
  tooManyImages: {
    title: 'Zu viele Bilder',
    detail: 'Dein Team hat 2.000 Bilder hochgeladen, mehr geht nicht. Nimm eines davon.',
  },
  amazonUnavailable: {
    title: 'Amazon nicht erreichbar',
    detail: 'Amazon antwortet gerade nicht. Warte einen Moment und versuche es noch einmal.',
  },
  contentUnavailable: {
    title: 'Inhalte nicht erreichbar',
    detail: 'Der Dienst für Inhalte antwortet gerade nicht. Warte einen Moment und versuche es noch einmal.',
  },
  giftCardUnknown: {
    title: 'Geschenkkarte unbekannt',
    detail: 'Diese Geschenkkarte gibt es in deinem Land nicht oder nicht mehr. Wähle eine andere.',
  },
  VARIANT_REQUIRED: { title: 'Ausführung nötig', detail: 'Wähle eine der Ausführungen dieses Artikels.' },
  ADDRESS_REQUIRED: {
    title: 'Adresse nötig',
    detail: 'Wähle die Adresse, an die dieser Artikel geschickt wird.',
  },
  COUNTRY_NOT_SERVED: {
    title: 'Nicht in deinem Land',
    detail: 'Diesen Artikel gibt es in deinem Land nicht.',
  },
}
