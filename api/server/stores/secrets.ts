import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openDataFolder } from './dataFolder.ts'

const Secrets = z.object({
  /** 32 bytes in base64 that encrypt tokens at rest. */
  encryptionKey: z.string().min(1),
  /**
   * What encrypts the keys of people since the first rotation, 32 bytes in base64 each: the first one encrypts, all of
   * them decrypt. Left out, it is the encryption key.
   */
  vaultKeys: z.array(z.string().min(1)).min(1).max(10).exactOptional(),
  sandboxSigningSecret: z.string().min(1),
  sandboxClientSecret: z.string().min(1),
  sandboxBotToken: z.string().startsWith('xoxb-'),
})
export type Secrets = z.infer<typeof Secrets>

export const secretsFile = (home: string): string => join(home, 'secrets.json')

/**
 * The secrets of this installation, created once in its data folder, where only its user can read them. Without the file
 * all encrypted tokens must be entered again, so it is never stored beside them.
 */
export const loadSecrets = (home: string): Secrets => {
  const file = secretsFile(home)
  openDataFolder(home)
  return readSecrets(file) ?? createSecrets(file)
}

const readSecrets = (file: string): Secrets | undefined => {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw new Error(
      `${file} can not be read. Restore it from a backup, or move it away to start with new secrets.`,
      { cause: error },
    )
  }
}

/** Of several processes that start in a new data folder, one creates the secrets, and the others read them. */
const createSecrets = (file: string): Secrets => {
  const secrets: Secrets = {
    encryptionKey: randomBytes(32).toString('base64'),
    sandboxSigningSecret: randomBytes(16).toString('hex'),
    sandboxClientSecret: randomBytes(16).toString('hex'),
    sandboxBotToken: `xoxb-${randomBytes(12).toString('hex')}`,
  }
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  try {
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    linkSync(draft, file)
    return secrets
  } catch (error) {
    const created = isCode(error, 'EEXIST') ? readSecrets(file) : undefined
    if (!created) throw error
    return created
  } finally {
    rmSync(draft, { force: true })
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
