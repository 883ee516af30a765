import { z } from 'zod'

/** Answers of Pledge's API of version 1, with the fields that are used. */
const text = z.string().max(100_000)

const Organization = z.object({ id: text, name: text, ngo_id: text.nullish() })
export const Organizations = z.object({ results: z.array(Organization).max(1000) })

export const PledgeDonation = z.object({
  id: text,
  status: text.nullish(),
  /** Whatever was sent with the donation. */
  metadata: text.nullish(),
})
export type PledgeDonation = z.infer<typeof PledgeDonation>

export const PledgeDonations = z.object({
  total_count: z.int().min(0),
  results: z.array(PledgeDonation).max(1000),
})

export const PledgeProblem = z.object({ message: text.nullish() })

/** The form of messages is not documented: what is found of a donation is a hint. */
export const PledgeMessage = z.object({
  id: text.nullish(),
  data: z.object({ id: text.nullish(), metadata: text.nullish() }).nullish(),
  metadata: text.nullish(),
})
