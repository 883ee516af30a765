import { join } from 'node:path'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { MountedStandIn } from '../sandbox/vendors/mountStandIns.ts'
import { sendWebhook } from '../sandbox/vendors/sendWebhook.ts'
import { fileMemory } from '../sandbox/vendors/standInMemory.ts'
import { standIns } from '../sandbox/vendors/standIns.ts'

export type StandInsOptions = {
  /** The data folder, where the stand-ins keep their orders. */
  readonly home: string
  /** Where Laurel receives their messages. */
  readonly origin: string
  readonly teamId: TeamId
  readonly clock: () => Instant
  readonly sandboxUrl: () => string
}

/** The same id at every start, so that the messages of a stand-in arrive. */
export const demoConnectionId = (teamId: TeamId, vendor: VendorName): string =>
  derivedId('demo connection', teamId, vendor)

export const standInUrl = (sandboxUrl: string, vendor: VendorName): string =>
  `${sandboxUrl}/vendors/${vendor}`

/** The vendors of the sandbox, connected to the demo team. */
export const openStandIns = ({
  home,
  origin,
  teamId,
  clock,
  sandboxUrl,
}: StandInsOptions): readonly MountedStandIn[] =>
  standIns.map(({ vendor, create }) => ({
    vendor,
    ...create({
      url: () => standInUrl(sandboxUrl(), vendor),
      clock,
      memory: fileMemory(join(home, 'sandbox', 'vendors', `${vendor}.json`)),
      sendWebhook: message =>
        sendWebhook(`${origin}/v1/vendors/${vendor}/webhooks/${demoConnectionId(teamId, vendor)}`, message),
    }),
  }))
