import { z } from 'zod'
import { boundedText, requiredText } from '../../kernel/text.ts'

export const Credential = z
  .strictObject({
    label: boundedText(100),
    value: requiredText(2000),
    kind: z.enum(['text', 'code', 'pin', 'url', 'date']),
  })
  .refine(({ kind, value }) => kind !== 'url' || /^https:\/\//i.test(value), {
    error: 'A link begins with https://. Record anything else as text.',
  })

/** The most characters of a delivery as text: one event stays far below the size limit of a store. */
export const deliveryTextMax = 40_000

/** What arrives when a reward is delivered: the codes of a gift card, a link, a proof of payment. */
export const Delivery = z
  .strictObject({ credentials: z.array(Credential).max(10), instructions: boundedText(10_000) })
  .refine(delivery => JSON.stringify(delivery).length <= deliveryTextMax, {
    error: `A delivery has at most ${deliveryTextMax} characters.`,
  })
export type Delivery = z.infer<typeof Delivery>

/** One text, so that a single personal field holds all of it. */
export const textOfDelivery = (delivery: Delivery): string => JSON.stringify(Delivery.parse(delivery))

export const deliveryOfText = (text: string): Delivery => Delivery.parse(JSON.parse(text))
