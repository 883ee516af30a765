import type { RewardVendor } from '../port.ts'
import { createSendosoClient } from './sendosoClient.ts'
import { sendosoGrant } from './sendosoGrant.ts'
import { type SendosoPlace, SendosoSettings, sendosoPlaces } from './settings.ts'

/**
 * Sendoso sends the same order twice if it is asked twice, and its look-up knows no handle: an order whose answer got
 * lost needs a person, who looks into the send tracker.
 */
const vendorAt = (place: SendosoPlace): Omit<RewardVendor<SendosoSettings>, 'name'> => ({
  title: place.title,
  orderKinds: ['integrationItem'],
  capabilities: {
    isHandleIdempotent: false,
    isLookUpAuthoritative: false,
    remembersHandlesForDays: null,
    asksForAddress: true,
  },
  settings: SendosoSettings,
  grant: sendosoGrant(place),
  create: (settings, surroundings) => createSendosoClient(place, settings, surroundings),
})

/** Gifts of Sendoso's marketplace. */
export const sendoso: RewardVendor<SendosoSettings> = {
  name: 'sendoso',
  ...vendorAt(sendosoPlaces.production),
}

/** The same at Sendoso's sandbox, which delivers nothing: for teams that see beta features. */
export const sendosoSandbox: RewardVendor<SendosoSettings> = {
  name: 'sendosoSandbox',
  isBeta: true,
  ...vendorAt(sendosoPlaces.sandbox),
}
