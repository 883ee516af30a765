import { syncProfileFields, syncProfiles } from '@laurel/api/people/slack/syncProfiles.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { nothingMapped } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { WebClient } from '@slack/web-api'
import { managerFieldId } from './profiles.ts'

type DemoProfiles = {
  readonly ledger: Ledger
  readonly client: WebClient
  readonly teamId: TeamId
  readonly occurredAt: Instant
}

/** Maps the manager field of the demo workspace, so that the leads of departments see their people. */
export const mapManagers = async (profiles: DemoProfiles, slackUserIds: readonly string[]): Promise<void> => {
  const { ledger, teamId, occurredAt } = profiles
  await syncProfileFields(profiles)
  await ledger.handle({
    type: 'mapProfileFields',
    id: derivedId('demo', teamId, 'map managers'),
    teamId,
    actor: { kind: 'system', id: 'demo' },
    occurredAt,
    data: { mapping: { ...nothingMapped, manager: managerFieldId } },
  })
  await syncProfiles(profiles, slackUserIds)
}
