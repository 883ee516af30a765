import { z } from 'zod'

/** The name of a banner that comes with the product; the picture is the surface's business. */
export const BannerId = z.string().regex(/^[a-z0-9-]{1,64}$/)
export type BannerId = z.infer<typeof BannerId>

export const BannerIds = z.array(BannerId).max(50)
