import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandFailed } from '../../reportFailure.ts'

const fileName = 'checkpoint-key.pem'

/** The key that signs checkpoints, from the data folder; created on first use, readable by its owner only. */
export const checkpointKey = async (home: string): Promise<KeyObject> => {
  const path = join(home, fileName)
  const kept = await keptKey(home)
  if (kept) return kept
  await mkdir(home, { recursive: true })
  await keepNewKey(path)
  const made = await readKey(path)
  if (!made) throw new Error(`${path} was written and is not there.`)
  return made
}

/** The key of the data folder; undefined before its first use. */
export const keptKey = (home: string): Promise<KeyObject | undefined> => readKey(join(home, fileName))

const readKey = async (path: string): Promise<KeyObject | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  return ed25519(
    () => createPrivateKey(text),
    `${path} holds no Ed25519 private key in PEM form. Put the right key back from a backup.`,
  )
}

/** Never overwrites a key: of two processes, the second uses the key of the first. */
const keepNewKey = async (path: string): Promise<void> => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/** A public key from a PEM file, as an auditor has it. */
export const readPublicKey = async (path: string): Promise<KeyObject> => {
  const text = await readFile(path, 'utf8')
  return ed25519(
    () => createPublicKey(text),
    `${path} holds no Ed25519 public key in PEM form. Print it with: laurel audit public-key`,
  )
}

export const publicKeyText = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

const ed25519 = (read: () => KeyObject, otherwise: string): KeyObject => {
  try {
    const key = read()
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (cause) {
    throw new CommandFailed(otherwise, { cause })
  }
  throw new CommandFailed(otherwise)
}
