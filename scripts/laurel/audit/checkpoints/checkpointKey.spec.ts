import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOf } from '@laurel/ledger/checkpoints/signature.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkpointKey, publicKeyText, readPublicKey } from './checkpointKey.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the key that signs checkpoints', () => {
  it('is made once, even by several at the same time, for its owner alone', async () => {
    const home = join(folder, 'home')
    const keys = await Promise.all([checkpointKey(home), checkpointKey(home), checkpointKey(home)])
    expect(new Set(keys.map(publicKeyText)).size).toBe(1)
    const { mode } = await stat(join(home, 'checkpoint-key.pem'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('is checked with the public key that is printed', async () => {
    const path = join(folder, 'public.pem')
    const privateKey = await checkpointKey(folder)
    await writeFile(path, publicKeyText(privateKey))
    expect(fingerprintOf(await readPublicKey(path))).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is not what some other file holds', async () => {
    const path = join(folder, 'letter.txt')
    await writeFile(path, 'Dear auditor')
    await expect(readPublicKey(path)).rejects.toThrow('holds no Ed25519 public key')
  })
})
