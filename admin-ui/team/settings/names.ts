import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import type { z } from 'zod'

/** The names that a team chooses. */
export const Names = TeamMetadataChanges.pick({
  points_name: true,
  points_name_singular: true,
  custom_catalog_name: true,
}).required()
export type Names = z.input<typeof Names>
