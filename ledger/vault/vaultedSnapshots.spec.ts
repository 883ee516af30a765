import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMemorySnapshots } from '../handling/snapshots/memorySnapshots.ts'
import type { Snapshot } from '../handling/snapshots/snapshotStore.ts'
import { memberStream } from '../members/stream.ts'
import { fundStream } from '../rewards/funds/stream.ts'
import { createMemoryVault } from './memoryVault.ts'
import { createVaultedSnapshots } from './vaultedSnapshots.ts'

const person = {
  teamId: '6f1d5c8e-0000-4000-8000-000000000001',
  memberId: '6f1d5c8e-0000-4000-8000-000000000002',
}
const stream = memberStream.nameOf(person.teamId, person.memberId)

const installationKey = createSecretKey(Buffer.alloc(32, 'laurel'))

const snapshotOf = (name: string): Snapshot => ({
  stream: name,
  revision: 120,
  hash: 'hash of event 120',
  version: 'these rules',
  content: Buffer.from('Wilhelmina'),
})

const setUp = async () => {
  const store = createMemorySnapshots()
  const vault = createMemoryVault()
  await vault.keysFor([person])
  return { store, vault, vaulted: createVaultedSnapshots(store, vault, installationKey) }
}

const textOf = (snapshot: Snapshot | undefined) => snapshot && Buffer.from(snapshot.content).toString()

describe('the snapshot of a member', () => {
  it('is encrypted with the key of the person', async () => {
    const { store, vaulted } = await setUp()
    await vaulted.save(snapshotOf(stream))
    expect(textOf(await store.load(stream, 'these rules'))).not.toContain('Wilhelmina')
    expect(textOf(await vaulted.load(stream, 'these rules'))).toBe('Wilhelmina')
  })

  it('is gone with the key', async () => {
    const { store, vault, vaulted } = await setUp()
    await vaulted.save(snapshotOf(stream))
    await vault.destroy(person)
    expect(await vaulted.load(stream, 'these rules')).toBeUndefined()
    await vaulted.save({ ...snapshotOf(stream), revision: 130 })
    expect(await store.load(stream, 'these rules')).toMatchObject({ revision: 120 })
  })

  it('can be read in its place only', async () => {
    const { store, vaulted } = await setUp()
    await vaulted.save(snapshotOf(stream))
    const stored = await store.load(stream, 'these rules')
    if (stored) await store.save({ ...stored, revision: 121 })
    await expect(vaulted.load(stream, 'these rules')).rejects.toThrow()
  })
})

describe('the snapshot of a stream without a person', () => {
  const fund = fundStream.nameOf(person.teamId)

  it('is encrypted with the key of the installation', async () => {
    const { store, vaulted } = await setUp()
    await vaulted.save(snapshotOf(fund))
    expect(textOf(await store.load(fund, 'these rules'))).not.toContain('Wilhelmina')
    expect(textOf(await vaulted.load(fund, 'these rules'))).toBe('Wilhelmina')
  })

  it('is refused if it was changed', async () => {
    const { store, vaulted } = await setUp()
    await vaulted.save(snapshotOf(fund))
    const stored = await store.load(fund, 'these rules')
    if (stored) await store.save({ ...stored, content: Uint8Array.from(stored.content, byte => byte ^ 1) })
    await expect(vaulted.load(fund, 'these rules')).rejects.toThrow()
  })
})
