import { z } from 'zod'
import type { EveryOrgSettings } from '../rewards/charities/everyOrg/everyOrg.ts'

/** The source of data on nonprofits. */
export const everyOrgEnvironment = z.object({
  EVERYORG_API_KEY: z.string().max(200).optional().meta({
    description:
      'A public key of Every.org, which then tells missions, websites and further nonprofits. Words of searches that find little are sent there, without the person or the team.',
    unset: 'nonprofits are those of the imported files',
  }),
  EVERYORG_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://partners.every.org/v0.2')
    .describe('The address of the API of Every.org.'),
})

export const everyOrgIn = ({
  EVERYORG_API_KEY: apiKey,
  EVERYORG_URL: url,
}: z.output<typeof everyOrgEnvironment>): EveryOrgSettings | undefined =>
  apiKey === undefined ? undefined : { apiKey, url }
