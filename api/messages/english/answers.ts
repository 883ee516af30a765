/** What an answer that did nothing, or only half, says to the person. */
export const answers = {
  amazon: {
    ADDRESS_UNKNOWN: 'This address is no longer in your address book. Choose another one.',
    ADDRESS_NOT_IN_MARKETPLACE: "Address doesn't match country.",
    AMAZON_UNAVAILABLE: 'Amazon does not answer right now. Wait a moment and try again.',
    UNAVAILABLE_PRODUCT: 'Unavailable product',
    OUT_OF_STOCK: 'Currently unavailable.',
    PRICE_CHANGED: 'The price has changed. Look at the new price before you buy.',
  },
  storefront: {
    PRICE_CHANGED: 'The price has changed. Look at the new price before you buy.',
    ADDRESS_UNKNOWN: 'This address is no longer in your address book. Choose another one.',
  },
  giftCard: {
    NOT_AVAILABLE: 'This gift card is not offered any more. Choose another.',
    OUT_OF_STOCK: 'This gift card is sold out. Choose another value or another card.',
    PRICE_CHANGED: 'The price has changed. Look at the new one before you redeem.',
    VALUE_REFUSED: 'Choose a value within the range of this card.',
    VENDOR_UNAVAILABLE: 'The vendor of this gift card does not answer. Try again in a few minutes.',
    NO_FORM: 'Requests for gift cards are not set up here yet. Ask an administrator of your team.',
  },
  resend: {
    NOT_SENT_YET: 'This gift card has not been sent yet.',
    NOT_SUPPORTED: 'The vendor can’t send this card again. The code is shown with the redemption.',
    NO_EMAIL: 'There is no e-mail address to send it to. The code is shown with the redemption.',
    TOO_SOON: 'It was sent a moment ago. Look at your mail, and try again in ten minutes.',
    VENDOR_UNAVAILABLE: 'The vendor does not answer. Try again in a few minutes.',
    REFUSED: 'The vendor did not send it again. Ask an administrator of your team.',
  },
  cashOut: {
    VERIFY_DESTINATION: 'Enter the code that was sent to you.',
    INVALID_CODE: 'The code you entered is invalid.',
    CODE_ENDED: 'This code no longer works. Ask for a new one.',
    INSUFFICIENT_POINTS: "You don't have enough %{points} for this redemption.",
    INSUFFICIENT_FUNDS:
      'PayPal and Venmo redemptions are temporarily unavailable, an administrator has been notified.',
    PRICE_CHANGED: 'The amount has changed. Look at the new one and confirm it.',
    AMOUNT_TOO_SMALL: 'The fee would take all of it. Cash out more %{points}.',
    NOT_AVAILABLE: 'Your team or your country does not have this kind of cash-out. Choose another reward.',
    TOO_MANY_CODES: 'Too many codes were sent. Try again tomorrow, or ask an administrator of your team.',
    CODE_NOT_SENT: 'The code could not be sent. Try again in a minute, or use another account.',
    NO_CODES:
      'Codes can’t be sent to such an account yet. Use another one, or ask an administrator of your team.',
  },
  claim: {
    outOfStock: '%{name} is out of stock. Pick something else in its place.',
    onePick: 'One of your picks',
  },
  reward: {
    priceChanged: 'The price has changed. Look at the new one and decide again.',
    handedOver: 'Your team hands it over. Ask an administrator where and when.',
    sentByTeam: 'Your team sends it to your address.',
    sent: 'It is sent to your address.',
    sentByVendor: 'It is sent to your address. Some vendors ask for the address by e-mail: look there first.',
  },
  integration: {
    notConnected: 'Connect %{title} first.',
    underWay: 'A sync of %{title} is under way. Wait until it ends.',
    nothingToConfirm: 'No run waits for a confirmation any more.',
  },
  import: {
    rowsInvalid: 'Nothing was imported. Correct the rows below and choose the file again.',
  },
} as const
