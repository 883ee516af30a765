import { expect, it, vi } from 'vitest'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { createLedger } from '../createLedger.ts'
import { createMemorySnapshots } from './memorySnapshots.ts'
import { createSnapshots } from './snapshots.ts'

const onDisk = vi.hoisted(() => ({ version: 'the running rules' }))
vi.mock('./foldVersion.ts', () => ({ foldVersion: () => onDisk.version }))

it('a snapshot is of the rules that fold it, also after an update has replaced their sources', async () => {
  const store = createMemorySnapshots()
  const saved = Promise.withResolvers<string>()
  const watching = {
    ...store,
    save: async (snapshot: Parameters<typeof store.save>[0]) => saved.resolve(snapshot.version),
  }
  const snapshots = createSnapshots({ store: watching, eventsMin: 1 })
  onDisk.version = 'the updated rules'
  const team = await createTestTeam(createLedger({ log: createMemoryLog(), snapshots }), {
    memberNames: ['Ann'],
  })
  accepted(await team.adjust('Ann', 5))
  expect(await saved.promise).toBe('the running rules')
})
