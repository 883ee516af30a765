import { z } from 'zod'

/** Answers of Tango's RaaS API, with the fields that are used. Others are ignored, as Tango asks of its clients. */
const text = z.string().max(100_000)
const optionalText = text.nullish().transform(given => given ?? '')

export const TangoAccount = z.object({
  accountIdentifier: text,
  displayName: optionalText,
  currencyCode: text,
  currentBalance: z.number(),
  status: text,
})

const Item = z.object({
  utid: text,
  rewardName: text,
  currencyCode: text,
  status: text,
  valueType: text,
  rewardType: optionalText,
  faceValue: z.number().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
  countries: z.array(text).max(300).default([]),
  redemptionInstructions: optionalText,
})
export type TangoItem = z.infer<typeof Item>

const Brand = z.object({
  brandKey: text,
  brandName: text,
  description: optionalText,
  disclaimer: optionalText,
  terms: optionalText,
  status: text,
  imageUrls: z.record(text, text).default({}),
  items: z.array(Item).max(1000).default([]),
})
export type TangoBrand = z.infer<typeof Brand>

export const TangoCatalog = z.object({ brands: z.array(Brand).max(20_000) })

const Credential = z.object({
  label: optionalText,
  value: text,
  type: optionalText,
  credentialType: optionalText,
})

export const TangoOrder = z.object({
  referenceOrderID: text,
  externalRefID: text.nullish(),
  status: text,
  reward: z
    .object({
      credentialList: z.array(Credential).max(100).nullish(),
      redemptionInstructions: optionalText,
    })
    .nullish(),
})
export type TangoOrder = z.infer<typeof TangoOrder>

/** Rows of the search have no rewards. */
export const TangoOrders = z.object({
  orders: z.array(z.object({ referenceOrderID: text, externalRefID: text.nullish() })).max(1000),
})

export const TangoProblem = z.object({
  message: optionalText,
  i18nKey: optionalText,
  errors: z
    .array(z.object({ message: optionalText, i18nKey: optionalText }))
    .max(1000)
    .default([]),
})

export const TangoMessage = z.object({
  eventId: text,
  eventData: z.object({ referenceOrderID: text.nullish(), externalRefID: text.nullish() }),
})
