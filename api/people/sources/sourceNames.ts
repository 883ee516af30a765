import { z } from 'zod'

/** Every source of people that Laurel knows, in the order of the alphabet of their titles. */
export const sourceNames = [
  'bamboohr',
  'dayforce',
  'gusto',
  'hibob',
  'ftp',
  'namely',
  'paylocity',
  'sage_hr',
  'sage_people',
  'scim',
  'trinet',
  'ultipro',
  'workday',
  'zenefits',
] as const
export const SourceName = z.enum(sourceNames)
export type SourceName = z.infer<typeof SourceName>
