import { z } from 'zod'
import { keptInMemory } from '../../../partners/rotatingTokens.ts'
import { plainSetting } from '../../../partners/settingFields.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import type { OrderReport, RewardVendor, VendorClient } from '../port.ts'

export const BuymeSettings = z.strictObject({
  orderedBy: plainSetting({
    title: 'Who orders the cards',
    help: 'BuyMe publishes no API. This person orders each card there and enters its code here.',
  }),
})
export type BuymeSettings = z.infer<typeof BuymeSettings>

/** The vendor whose cards people order by hand. */
export const vendorByHand = 'buyme'

/**
 * Gift cards of BuyMe, ordered by a person: `importGiftCards` reads the catalog from a file, and `deliverGiftCard` takes
 * the codes. An order is a note that it is to be done.
 */
export const buymeVendor: RewardVendor<BuymeSettings> = {
  name: vendorByHand,
  title: 'BuyMe',
  orderKinds: ['giftCard'],
  // Nothing is called: a repeated note is the same note.
  capabilities: { isHandleIdempotent: true, isLookUpAuthoritative: true, remembersHandlesForDays: null },
  settings: BuymeSettings,
  create: (settings, surroundings) => buymeClientOf(settings, surroundings),
}

const notesMax = 500
const Notes = z.array(z.string()).catch([])

const buymeClientOf = ({ orderedBy }: BuymeSettings, { tokens }: VendorSurroundings): VendorClient => {
  const notes = tokens ?? keptInMemory()
  const notedIn = (text: string | null): readonly string[] =>
    Notes.parse(text === null ? [] : JSON.parse(text))
  return {
    testConnection: () =>
      Promise.resolve({ kind: 'connected', detail: `Cards are ordered by ${orderedBy}.` }),
    placeOrder: async ({ handle }, signal) => {
      signal.throwIfAborted()
      await notes.renew(current =>
        Promise.resolve(JSON.stringify([...new Set([...notedIn(current), handle])].slice(-notesMax))),
      )
      return { kind: 'accepted', report: openOrder(handle) }
    },
    // The ledger knows an accepted order longer than the notes do.
    findOrder: async ({ handle, vendorOrderId }) =>
      vendorOrderId !== null || notedIn(await notes.read()).includes(handle)
        ? openOrder(vendorOrderId ?? handle)
        : null,
  }
}

const openOrder = (vendorOrderId: string): OrderReport => ({
  vendorOrderId,
  status: 'pending',
  shipped: [],
  delivery: null,
  problem: null,
})
