import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { noAdjustments, type SegmentSync } from '@laurel/ledger/segments/vocabulary.ts'
import { type DemoPerson, demoAdmin, demoPeople } from './people.ts'

type DemoSegment = {
  readonly name: string
  readonly sync: SegmentSync
  readonly managers: readonly DemoPerson[]
  readonly members: readonly DemoPerson[]
  readonly memberShoutout: number
}

const [leader, ...others] = demoPeople.filter(({ department }) => department === 'Engineering')

/** One segment by conditions, whose members the first recomputation finds, and one by hand. */
const demoSegments: readonly DemoSegment[] = [
  {
    name: 'Remote engineering',
    sync: {
      kind: 'fields',
      groups: [
        [
          { fieldId: 'Xf0DEPARTMENT', operator: '=', value: 'Engineering' },
          { fieldId: 'Xf0OFFICE', operator: '=', value: 'Remote' },
        ],
      ],
    },
    managers: leader ? [leader] : [],
    members: [],
    memberShoutout: 25,
  },
  {
    name: 'Onboarding buddies',
    sync: { kind: 'manual' },
    managers: [],
    members: others.slice(0, 3),
    memberShoutout: 50,
  },
]

export const defineSegments = async (ledger: Ledger, teamId: TeamId, occurredAt: Instant): Promise<void> => {
  const idOf = ({ slackId }: DemoPerson) => memberIdOf(teamId, slackId)
  const envelope = (...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, 'segment', ...parts),
    teamId,
    actor: { kind: 'member', id: idOf(demoAdmin) } as const,
    occurredAt,
  })
  for (const { name, sync, managers, members, memberShoutout } of demoSegments) {
    const segmentId = derivedId('demo segment', teamId, name)
    await ledger.handle({
      type: 'defineSegment',
      ...envelope('define', name),
      data: {
        segmentId,
        name,
        sync,
        managerIds: managers.map(idOf),
        adjustments: { ...noAdjustments, memberShoutout },
      },
    })
    if (members.length > 0)
      await ledger.handle({
        type: 'changeSegmentMembers',
        ...envelope('members', name),
        data: { segmentId, joined: members.map(idOf), left: [] },
      })
  }
}
