import { z } from 'zod'
import type { Charity } from './charity.ts'

/** A stored nonprofit with its place in the order by receipts. */
export type CharityRow = Omit<Charity, 'category'> & { readonly rank: number; readonly category: string }

export const charityColumns = `ein, rank, name, dba, street1, street2, city, state, postal_code, classification_code,
  category, mission, url, logo_url, receipts, latitude, longitude`

const Row = z
  .object({
    ein: z.string(),
    rank: z.int(),
    name: z.string(),
    dba: z.string(),
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    classification_code: z.string(),
    category: z.string(),
    mission: z.string(),
    url: z.string().nullable(),
    logo_url: z.string().nullable(),
    receipts: z.coerce.number().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .transform(
    ({ postal_code, classification_code, logo_url, latitude, longitude, ...row }): CharityRow => ({
      ...row,
      postalCode: postal_code,
      classificationCode: classification_code,
      logoUrl: logo_url,
      place: latitude === null || longitude === null ? null : { latitude, longitude },
    }),
  )

const Rows = z.array(Row)

export const charityRows = ({ rows }: { readonly rows: readonly unknown[] }): readonly CharityRow[] =>
  Rows.parse(rows)
