import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { answers as english } from '../english/answers.ts'

export const answers: TextsLike<typeof english> = {
  amazon: {
    ADDRESS_UNKNOWN: 'Diese Adresse steht nicht mehr in deinem Adressbuch. Wähle eine andere.',
    ADDRESS_NOT_IN_MARKETPLACE: 'Die Adresse passt nicht zum Land.',
    AMAZON_UNAVAILABLE: 'Amazon antwortet gerade nicht. Warte einen Moment und versuche es noch einmal.',
    UNAVAILABLE_PRODUCT: 'Produkt nicht verfügbar',
    OUT_OF_STOCK: 'Zurzeit nicht verfügbar.',
    PRICE_CHANGED: 'Der Preis hat sich geändert. Sieh dir den neuen an, bevor du kaufst.',
  },
  storefront: {
    PRICE_CHANGED: 'Der Preis hat sich geändert. Sieh dir den neuen an, bevor du kaufst.',
    ADDRESS_UNKNOWN: 'Diese Adresse steht nicht mehr in deinem Adressbuch. Wähle eine andere.',
  },
  giftCard: {
    NOT_AVAILABLE: 'Diese Geschenkkarte wird nicht mehr angeboten. Wähle eine andere.',
    OUT_OF_STOCK: 'Diese Geschenkkarte ist ausverkauft. Wähle einen anderen Wert oder eine andere Karte.',
    PRICE_CHANGED: 'Der Preis hat sich geändert. Sieh dir den neuen an, bevor du einlöst.',
    VALUE_REFUSED: 'Wähle einen Wert zwischen dem kleinsten und dem größten dieser Karte.',
    VENDOR_UNAVAILABLE:
      'Der Anbieter dieser Geschenkkarte antwortet nicht. Versuche es in ein paar Minuten noch einmal.',
    NO_FORM: 'Anfragen nach Geschenkkarten sind hier noch nicht eingerichtet. Frag einen Admin deines Teams.',
  },
  resend: {
    NOT_SENT_YET: 'Diese Geschenkkarte wurde noch nicht gesendet.',
    NOT_SUPPORTED: 'Der Anbieter dieser Karte sendet nichts noch einmal. Der Code steht bei der Einlösung.',
    NO_EMAIL: 'Es gibt keine E-Mail-Adresse, an die sie gehen kann. Der Code steht bei der Einlösung.',
    TOO_SOON:
      'Sie wurde gerade erst gesendet. Sieh in dein Postfach und versuche es in zehn Minuten noch einmal.',
    VENDOR_UNAVAILABLE: 'Der Anbieter antwortet nicht. Versuche es in ein paar Minuten noch einmal.',
    REFUSED: 'Der Anbieter hat sie nicht noch einmal gesendet. Frag einen Admin deines Teams.',
  },
  cashOut: {
    VERIFY_DESTINATION: 'Gib den Code ein, der dir gesendet wurde.',
    INVALID_CODE: 'Der eingegebene Code ist falsch.',
    CODE_ENDED: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
    INSUFFICIENT_POINTS: 'Für diese Einlösung hast du nicht genug %{points}.',
    INSUFFICIENT_FUNDS:
      'Auszahlungen mit PayPal und Venmo sind vorübergehend nicht möglich. Ein Admin wurde benachrichtigt.',
    PRICE_CHANGED: 'Der Betrag hat sich geändert. Sieh dir den neuen an und bestätige ihn.',
    AMOUNT_TOO_SMALL: 'Die Gebühr würde alles aufbrauchen. Zahle mehr %{points} aus.',
    NOT_AVAILABLE:
      'Diese Art der Auszahlung gibt es in deinem Team oder deinem Land nicht. Wähle eine andere Prämie.',
    TOO_MANY_CODES:
      'Es wurden zu viele Codes gesendet. Versuche es morgen wieder oder frag einen Admin deines Teams.',
    CODE_NOT_SENT:
      'Der Code konnte nicht gesendet werden. Versuche es in einer Minute noch einmal oder nimm ein anderes Konto.',
    NO_CODES:
      'An ein solches Konto können noch keine Codes gesendet werden. Nimm ein anderes oder frag einen Admin deines Teams.',
  },
  claim: {
    outOfStock: 'Nicht vorrätig: %{name}. Wähle stattdessen etwas anderes.',
    onePick: 'etwas aus deiner Auswahl',
  },
  reward: {
    priceChanged: 'Der Preis hat sich geändert. Sieh dir den neuen an und entscheide noch einmal.',
    handedOver: 'Dein Team übergibt es. Frag einen Admin, wo und wann.',
    sentByTeam: 'Dein Team schickt es an deine Adresse.',
    sent: 'Es wird an deine Adresse geschickt.',
    sentByVendor:
      'Es wird an deine Adresse geschickt. Manche Anbieter fragen per E-Mail nach der Adresse: Sieh zuerst dort nach.',
  },
  integration: {
    notConnected: 'Verbinde zuerst %{title}.',
    underWay: 'Ein Abgleich mit %{title} läuft. Warte, bis er endet.',
    nothingToConfirm: 'Kein Lauf wartet mehr auf eine Bestätigung.',
  },
  import: {
    rowsInvalid: 'Es wurde nichts importiert. Korrigiere die Zeilen unten und wähle die Datei noch einmal.',
  },
}
