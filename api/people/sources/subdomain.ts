import { boundedText } from '@laurel/ledger/kernel/text.ts'

/** The part of a partner’s host that names the company. It becomes part of an address, so that its form is strict. */
export const subdomainSetting = (domain: string) =>
  boundedText(63)
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, { error: `Enter only the part before .${domain}.` })
    .meta({
      title: 'Subdomain',
      description: `The part before .${domain} in the address of your company.`,
      isSecret: false,
    })
