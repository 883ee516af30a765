import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { foldVersion } from '../handling/snapshots/foldVersion.ts'
import { createMemorySnapshots } from '../handling/snapshots/memorySnapshots.ts'
import { decodeSnapshot, encodeSnapshot } from '../handling/snapshots/snapshotContent.ts'
import type { SnapshotStore } from '../handling/snapshots/snapshotStore.ts'
import { createSnapshots } from '../handling/snapshots/snapshots.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { MemberState } from '../members/state.ts'
import { memberStream } from '../members/stream.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { checkSnapshots } from './snapshotsCheck.ts'

/** Ann with a stream of some ten events, and one snapshot of it. */
const setUp = async () => {
  const log = createMemoryLog()
  const memory = createMemorySnapshots()
  const saved = Promise.withResolvers<void>()
  const store: SnapshotStore = { ...memory, save: snapshot => memory.save(snapshot).then(saved.resolve) }
  const ledger = createLedger({ log, snapshots: createSnapshots({ store, eventsMin: 8 }) })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  for (let points = 1; points <= 5; points += 1) accepted(await team.adjust('Ann', points))
  for (let key = 1; key <= 3; key += 1) accepted(await team.give('Ann', ['Ben'], 1, { key: `thanks ${key}` }))
  await saved.promise
  const stream = memberStream.nameOf(team.teamId, team.memberId('Ann'))
  const snapshot = (await memory.load(stream, foldVersion())) ?? expect.fail('No snapshot was taken.')
  return { log, store: memory, snapshot }
}

describe('the check of snapshots', () => {
  it('finds nothing in those that the ledger took', async () => {
    const { log, store } = await setUp()
    expect(await checkSnapshots(log, store)).toEqual({ findings: [], checked: ['snapshots as folded'] })
  })

  it('names one that differs from the log', async () => {
    const { log, store, snapshot } = await setUp()
    const { state, handled } = decodeSnapshot<MemberState>(snapshot.content)
    const content = encodeSnapshot({ state: { ...state, redeemable: 1_000_000 }, handled }, snapshot.revision)
    await store.save({ ...snapshot, content })
    const { findings } = await checkSnapshots(log, store)
    expect(findings).toMatchObject([{ stream: snapshot.stream, revision: snapshot.revision }])
  })

  it('names one that forgets a command', async () => {
    const { log, store, snapshot } = await setUp()
    const { state, handled } = decodeSnapshot<MemberState>(snapshot.content)
    handled.delete([...handled.keys()][0] ?? '')
    await store.save({ ...snapshot, content: encodeSnapshot({ state, handled }, snapshot.revision) })
    expect((await checkSnapshots(log, store)).findings).toHaveLength(1)
  })

  it('passes over one of another history, which is never used', async () => {
    const { log, store, snapshot } = await setUp()
    await store.save({ ...snapshot, hash: 'of another event', content: new Uint8Array() })
    expect((await checkSnapshots(log, store)).findings).toEqual([])
  })
})
