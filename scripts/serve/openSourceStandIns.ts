import type { SourceApps } from '@laurel/api/people/sources/openPersonSources.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { createCompany } from '../sandbox/sources/company.ts'
import type { MountedSourceStandIn } from '../sandbox/sources/mountSourceStandIns.ts'
import { sourceStandIns } from '../sandbox/sources/sourceStandIns.ts'
import { printfulSandboxApp } from '../sandbox/vendors/printful/printfulGrants.ts'
import { sendosoSandboxSettings } from '../sandbox/vendors/sendoso/sendosoStandIn.ts'
import { sendWebhook } from '../sandbox/vendors/sendWebhook.ts'

/** Laurel’s registrations at the HR systems of the sandbox. */
export const sandboxSourceApps: SourceApps = {
  bamboohr: { clientId: 'laurel', clientSecret: 'secret-of-laurel' },
  gusto: { clientId: 'laurel', clientSecret: 'secret-of-laurel' },
  printful: printfulSandboxApp,
  sendoso: sendosoSandboxSettings,
  sendosoSandbox: sendosoSandboxSettings,
}

export const sourceStandInUrl = (sandboxUrl: string, source: string): string =>
  `${sandboxUrl}/sources/${source}`

/** The HR systems of the sandbox. All of them have the people of the demo, each its own copy. */
export const openSourceStandIns = ({
  clock,
  sandboxUrl,
}: {
  readonly clock: () => Instant
  readonly sandboxUrl: () => string
}): readonly MountedSourceStandIn[] =>
  sourceStandIns.map(({ source, create }) => {
    const company = createCompany({ clock })
    let areLost = false
    return {
      source,
      company,
      loseMessages: lost => {
        areLost = lost
      },
      ...create({
        url: () => sourceStandInUrl(sandboxUrl(), source),
        clock,
        company,
        send: (url, message) => {
          if (!areLost) void sendWebhook(url, message)
        },
      }),
    }
  })
