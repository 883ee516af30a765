/** Webhooks, addresses, pictures and what partners sell. */
export const features = {
  addressRefused: { title: 'Address refused', detail: 'Enter an address that begins with https://.' },
  tooManyWebhooks: {
    title: 'Too many webhooks',
    detail: 'A team has at most %{max} webhooks. Delete one that you do not need.',
  },
  webhookDisabled: {
    title: 'Webhook off',
    detail: 'This webhook is switched off. Switch it on first.',
  },
  replayTooLarge: {
    title: 'Too many events',
    detail:
      'A replay sends at most %{max} events. Choose a later time or fewer types, or read the events through the API.',
  },
  tooManyAddresses: {
    title: 'Too many addresses',
    detail: 'An address book holds %{max} addresses. Delete one that you no longer use.',
  },
  imageRefused: { title: 'Picture refused', detail: 'Upload the picture.' },
  imageUnavailable: { title: 'Picture not fetched', detail: 'Upload the picture.' },
  imageUnknown: {
    title: 'Picture unknown',
    detail: 'One of the pictures was not uploaded by your team. Upload it again.',
  },
  tooManyImages: {
    title: 'Too many pictures',
    detail: 'Your team has uploaded 2,000 pictures, which is the limit. Use those you have.',
  },
  amazonUnavailable: {
    title: 'Amazon unavailable',
    detail: 'Amazon does not answer right now. Wait a moment and try again.',
  },
  contentUnavailable: {
    title: 'Content unavailable',
    detail: 'The content service does not answer right now. Wait a moment and try again.',
  },
  giftCardUnknown: {
    title: 'Gift card unknown',
    detail: 'This gift card is not offered in your country, or no longer. Choose another.',
  },
  VARIANT_REQUIRED: { title: 'Style required', detail: 'Choose one of the styles of this item.' },
  ADDRESS_REQUIRED: { title: 'Address required', detail: 'Choose the address that this item is sent to.' },
  COUNTRY_NOT_SERVED: {
    title: 'Country not served',
    detail: 'This item isn’t available in your country.',
  },
} as const
