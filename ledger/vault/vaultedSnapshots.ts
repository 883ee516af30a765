import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import type { Snapshot, SnapshotStore } from '../handling/snapshots/snapshotStore.ts'
import { lengthPrefixed } from '../kernel/lengthPrefixed.ts'
import { personOfStream } from './personOfStream.ts'
import type { ReadingKey, Vault } from './vault.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts snapshots: those of members with the keys of their people, all others with a key of the installation. Without
 * the key of a person a snapshot can't be read: destroying it erases the snapshot too, and none is saved afterwards. A
 * snapshot that was made or changed without the key is refused.
 */
export const createVaultedSnapshots = (
  store: SnapshotStore,
  vault: Pick<Vault, 'cachedKey' | 'findKeys'>,
  installationKey: KeyObject,
): SnapshotStore => {
  const keyOf = async (stream: string): Promise<ReadingKey> => {
    const person = personOfStream(stream)
    if (!person) return installationKey
    return vault.cachedKey(person) ?? (await vault.findKeys([person]))[0] ?? null
  }
  const open = async (snapshot: Snapshot): Promise<Snapshot | undefined> => {
    const key = await keyOf(snapshot.stream)
    return key ? { ...snapshot, content: decrypt(key, snapshot) } : undefined
  }
  return {
    load: async (stream, version) => {
      const snapshot = await store.load(stream, version)
      return snapshot && open(snapshot)
    },
    save: async snapshot => {
      const key = await keyOf(snapshot.stream)
      if (key) await store.save({ ...snapshot, content: encrypt(key, snapshot) })
    },
    sample: (version, limit) => store.sample(version, limit),
  }
}

/** The place of a snapshot: its content can't be moved to another one. */
const placeOf = ({ stream, revision, hash, version }: Snapshot): Buffer =>
  Buffer.from(lengthPrefixed(stream, String(revision), hash, version))

const encrypt = (key: KeyObject, snapshot: Snapshot): Uint8Array => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(placeOf(snapshot))
  const encrypted = Buffer.concat([cipher.update(snapshot.content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

const decrypt = (key: KeyObject, snapshot: Snapshot): Uint8Array => {
  const { content } = snapshot
  const decipher = createDecipheriv(algorithm, key, content.subarray(0, nonceLength))
    .setAAD(placeOf(snapshot))
    .setAuthTag(content.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(content.subarray(nonceLength + tagLength)), decipher.final()])
}
