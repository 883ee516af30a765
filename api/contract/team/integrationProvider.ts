import { z } from 'zod'

/** HR systems that tell of people. */
export const dataSyncProviders = [
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
/** Partners whose items are rewards. */
export const catalogProviders = ['printful', 'sendoso', 'sendoso_sandbox'] as const
export const IntegrationProvider = z.enum([...dataSyncProviders, ...catalogProviders])
export type IntegrationProvider = z.infer<typeof IntegrationProvider>
