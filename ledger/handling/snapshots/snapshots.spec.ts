import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import type { EventLog } from '../../log/port.ts'
import { countingReads } from '../../log/suite/countingReads.ts'
import { accepted, createTestTeam, type TestTeam } from '../../testing/testTeam.ts'
import { createLedger } from '../createLedger.ts'
import { createMemorySnapshots } from './memorySnapshots.ts'
import type { Snapshot, SnapshotStore } from './snapshotStore.ts'
import { createSnapshots } from './snapshots.ts'

const eventsMin = 10

/** A store that tells when the snapshot of a revision was saved. */
const watched = (store: SnapshotStore) => {
  const saved: Snapshot[] = []
  let look = () => {}
  const watching: SnapshotStore = {
    ...store,
    save: async snapshot => {
      await store.save(snapshot)
      saved.push(snapshot)
      look()
    },
  }
  const count = (wanted: number) =>
    new Promise<readonly Snapshot[]>(resolve => {
      look = () => {
        if (saved.length >= wanted) resolve(saved)
      }
      look()
    })
  return { store: watching, saved: count }
}

const ledgerOver = (log: EventLog, store: SnapshotStore, warn = () => {}) =>
  createLedger({ log, snapshots: createSnapshots({ store, warn, eventsMin }) })

const adjustments = 25

/** Ann with a stream of some thirty events, and the snapshots that its ledger took. */
const setUp = async () => {
  const log = createMemoryLog()
  const { store, saved } = watched(createMemorySnapshots())
  const team = await createTestTeam(ledgerOver(log, store), { memberNames: ['Ann'] })
  for (let points = 1; points <= adjustments; points += 1)
    accepted(await team.adjust('Ann', points, `reason ${points}`))
  return { log, store, team, snapshots: [...(await saved(2))] }
}

const ann = ({ teamId, memberId }: TestTeam) => [teamId, memberId('Ann')] as const

describe('a stream that is not in memory', () => {
  it('is read from its snapshot on', async () => {
    const { log, store, team, snapshots } = await setUp()
    const whole = await createLedger({ log }).member(...ann(team))
    const counting = countingReads(log)
    expect(await ledgerOver(counting.log, store).member(...ann(team))).toEqual(whole)
    const newest = snapshots.at(-1)?.revision ?? 0
    expect(counting.events()).toBeLessThan(adjustments + 2 - newest)
  })

  it('still knows the commands before the snapshot', async () => {
    const { log, store } = await setUp()
    const again = await createTestTeam(ledgerOver(log, store), { memberNames: ['Ann'] })
    expect(accepted(await again.adjust('Ann', 1, 'reason 1'))).toMatchObject({ isRepeated: true })
    expect(await again.adjust('Ann', 2, 'another reason')).toMatchObject({
      rejection: { code: 'COMMAND_CONFLICT' },
    })
  })

  it('is decided by the log: another process may have appended since', async () => {
    const { log, store, team } = await setUp()
    const [one, other] = [ledgerOver(log, store), createLedger({ log })]
    await one.member(...ann(team))
    for (const [ledger, points] of [
      [other, 100],
      [one, 1_000],
    ] as const)
      accepted(
        await ledger.handle({
          type: 'adjustPoints',
          id: team.shoutoutId(`adjust ${points}`),
          teamId: team.teamId,
          actor: { kind: 'system', id: 'spec' },
          occurredAt: '2026-03-12T09:00:00.000Z',
          data: { memberId: team.memberId('Ann'), account: 'redeemable', points, reason: 'A correction' },
        }),
      )
    const state = await createLedger({ log }).member(...ann(team))
    expect(await ledgerOver(log, store).member(...ann(team))).toEqual(state)
    expect(state).toMatchObject({ redeemable: (adjustments * (adjustments + 1)) / 2 + 1_100 })
  })
})

describe('a snapshot is not used', () => {
  const expectWholeRead = async (
    { log, team }: { readonly log: EventLog; readonly team: TestTeam },
    store: SnapshotStore,
    warn?: () => void,
  ) => {
    const counting = countingReads(log)
    const state = await ledgerOver(counting.log, store, warn).member(...ann(team))
    expect(state).toEqual(await createLedger({ log }).member(...ann(team)))
    expect(counting.events()).toBeGreaterThan(adjustments)
  }

  it('if other rules folded it', async () => {
    const world = await setUp()
    for (const snapshot of world.snapshots) await world.store.save({ ...snapshot, version: 'other rules' })
    await expectWholeRead(world, world.store)
  })

  it('if it is of another history, as after the log was restored', async () => {
    const world = await setUp()
    for (const snapshot of world.snapshots) await world.store.save({ ...snapshot, hash: 'of another event' })
    await expectWholeRead(world, world.store)
  })

  it('if the log ends before it', async () => {
    const world = await setUp()
    for (const snapshot of world.snapshots) await world.store.save({ ...snapshot, revision: 1_000 })
    await expectWholeRead(world, world.store)
  })

  it('if the store is away, which is reported', async () => {
    const world = await setUp()
    let warnings = 0
    const away = { ...world.store, load: () => Promise.reject(new Error('The store is away.')) }
    await expectWholeRead(world, away, () => {
      warnings += 1
    })
    expect(warnings).toBe(1)
  })
})

it('a snapshot is of the rules that fold it, also after an update has replaced their sources', async () => {
  const { store, saved } = watched(createMemorySnapshots())
  let onDisk = 'the running rules'
  const snapshots = createSnapshots({ store, eventsMin: 1, versionOf: () => onDisk })
  onDisk = 'the updated rules'
  const team = await createTestTeam(createLedger({ log: createMemoryLog(), snapshots }), {
    memberNames: ['Ann'],
  })
  accepted(await team.adjust('Ann', 5))
  expect((await saved(1)).map(({ version }) => version)).toEqual(['the running rules'])
})
