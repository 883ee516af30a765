import { dataSyncProviders } from '@laurel/contract/team/integrationProvider.ts'
import { z } from 'zod'

/** Every source of people that Laurel knows, in the order of the alphabet of their titles. */
export const SourceName = z.enum(dataSyncProviders)
export type SourceName = z.infer<typeof SourceName>
