import { expect, it } from 'vitest'
import { checkSnapshots } from '../../audit/snapshotsCheck.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { countingReads } from '../../log/suite/countingReads.ts'
import { noAdjustments } from '../../segments/vocabulary.ts'
import { byAdmin, idOf, team } from '../../testing/testCommand.ts'
import type { LedgerCommand } from '../commands.ts'
import { createLedger } from '../createLedger.ts'
import { createMemorySnapshots } from './memorySnapshots.ts'
import type { Snapshot } from './snapshotStore.ts'
import { createSnapshots } from './snapshots.ts'

const changesCount = 40
const id = idOf('makers')
const envelopeOf = (act: string) => ({ ...byAdmin(), id: idOf(act) })

const channelSettings = {
  title: '#makers',
  slackChannelId: 'C1',
  shoutoutAllowance: 100,
  awardAllowance: 0,
  pointOptions: [],
  managerIds: [],
}
type Kind = {
  readonly begin: LedgerCommand
  readonly change: (act: string, joined: readonly string[], left: readonly string[]) => LedgerCommand
}

const kinds: Readonly<Record<'channel' | 'segment', Kind>> = {
  channel: {
    begin: {
      type: 'createChannel',
      ...envelopeOf('begin'),
      data: { channelId: id, settings: channelSettings },
    },
    change: (act, joined, left) => ({
      type: 'changeChannelMembers',
      ...envelopeOf(act),
      data: { channelId: id, joined, left },
    }),
  },
  segment: {
    begin: {
      type: 'defineSegment',
      ...envelopeOf('begin'),
      data: {
        segmentId: id,
        name: 'Makers',
        sync: { kind: 'manual' },
        managerIds: [],
        adjustments: noAdjustments,
      },
    },
    change: (act, joined, left) => ({
      type: 'changeSegmentMembers',
      ...envelopeOf(act),
      data: { segmentId: id, joined, left },
    }),
  },
}

it.each(['channel', 'segment'] as const)(
  'a %s whose members came one by one is read from its snapshot on',
  async kind => {
    const log = createMemoryLog()
    const memory = createMemorySnapshots()
    let saved = 0
    const store = {
      ...memory,
      save: async (snapshot: Snapshot) => {
        await memory.save(snapshot)
        saved += 1
      },
    }
    const ledger = createLedger({ log, snapshots: createSnapshots({ store, eventsMin: 10 }) })
    await ledger.handle(kinds[kind].begin)
    for (let index = 0; index < changesCount; index += 1) {
      const left = index % 4 === 3 ? [idOf(`member ${index - 1}`)] : []
      await ledger.handle(kinds[kind].change(`change ${index}`, [idOf(`member ${index}`)], left))
    }
    await expect.poll(() => saved).toBeGreaterThan(1)

    const counting = countingReads(log)
    const restarted = createLedger({
      log: counting.log,
      snapshots: createSnapshots({ store, eventsMin: 10 }),
    })
    const state = await restarted[kind](team, id)
    expect(state).toEqual(await createLedger({ log })[kind](team, id))
    expect(state).toMatchObject({ kind: 'known', memberIds: { size: changesCount - changesCount / 4 } })
    expect(counting.events()).toBeLessThan(changesCount / 2)
    expect(await checkSnapshots(log, store)).toEqual({ findings: [], checked: ['snapshots as folded'] })
  },
)
