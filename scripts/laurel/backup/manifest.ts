import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LogStore } from '@laurel/ledger/vault/installation.ts'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'

/** Names of tables and columns become part of statements. */
const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Newest = z.object({ position: z.int().min(0), hash: Sha256 }).nullable()

const common = {
  takenAt: z.iso.datetime(),
  tables: z.array(
    z.object({
      schema: Name,
      name: Name,
      columns: z.array(Name).min(1),
      file: z.string().regex(/^[a-z0-9_.]+$/),
      rows: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  /** Files of the data folder: keys and checkpoints. */
  kept: z.array(z.object({ file: z.string().regex(/^[a-z.-]+$/), sha256: Sha256 })),
} as const

/** The format of versions with PostgreSQL only: the log is one of the tables. */
const Former = z.object({ format: z.literal(1), newest: Newest, ...common })

const Current = z.object({
  format: z.literal(2),
  log: z.object({
    file: z.literal('log.jsonl'),
    store: LogStore,
    events: z.int().min(0),
    streams: z.int().min(0),
    newest: Newest,
    root: Sha256,
    order: Sha256,
    sha256: Sha256,
  }),
  ...common,
})

/** The contents of a backup; written last, so that a folder without it is incomplete. */
export const Manifest = z.discriminatedUnion('format', [Former, Current])
export type Manifest = z.infer<typeof Manifest>
export type CurrentManifest = z.infer<typeof Current>

const fileName = 'backup.json'

export const writeManifest = (folder: string, manifest: CurrentManifest): Promise<void> =>
  writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })

/** Reads the manifest of a backup and compares the checksum of every file. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new CommandFailed(`${folder} holds no finished backup (${fileName} is missing). Take another one.`)
  const parsed = Manifest.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new CommandFailed(`${join(folder, fileName)} is not what this version writes. Use another backup.`)
  const { tables, kept } = parsed.data
  const log = parsed.data.format === 1 ? [] : [parsed.data.log]
  for (const { file, sha256 } of [...log, ...tables, ...kept]) {
    const found = await hashOfFile(join(folder, file)).catch(() => 'missing')
    if (found !== sha256)
      throw new CommandFailed(
        `${join(folder, file)} is ${found === 'missing' ? 'missing' : 'not as it was written'}. Use another backup.`,
      )
  }
  return parsed.data
}

export const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
