import { createHash } from 'node:crypto'
import { addMilliseconds, type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { StoredSource } from '../port.ts'
import { isDelta, isTemporary } from './fileNames.ts'
import { openFile, sealFile } from './sealFile.ts'

/** A client that closes a file may not have finished it. A file that stays as it is for a minute is complete. */
export const settledMilliseconds = 60_000
/** The files of a connection that are kept. */
export const filesMax = 200
/** How long files are kept that a later one replaced, and how many of them. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1_000
const replacedMax = 50

export type FileRow = {
  readonly fileId: string
  readonly name: string
  readonly bytes: number
  readonly isDelta: boolean
  readonly uploadedAt: Instant
  readonly readyAt: Instant | null
}

const Row = z
  .object({
    file_id: z.string(),
    name: z.string(),
    bytes: z.int(),
    is_delta: z.boolean(),
    uploaded_at: z.date(),
    ready_at: z.date().nullable(),
  })
  .transform(
    (row): FileRow => ({
      fileId: row.file_id,
      name: row.name,
      bytes: row.bytes,
      isDelta: row.is_delta,
      uploadedAt: instantOf(row.uploaded_at),
      readyAt: row.ready_at && instantOf(row.ready_at),
    }),
  )
const columns = 'file_id, name, bytes, is_delta, uploaded_at, ready_at'

/** The complete files of a connection, in the order in which they became complete. */
export const readyFiles = async (
  { database, connectionId }: StoredSource,
  now: Instant,
): Promise<readonly FileRow[]> => {
  const { rows } = await database.query(
    `select ${columns} from sources.files where connection_id = $1 and ready_at <= $2
     order by ready_at, file_id limit ${filesMax * 2}`,
    [connectionId, now],
  )
  return z.array(Row).parse(rows)
}

/** The folder as customers see it: the latest file of each name. */
export const listedFiles = async ({ database, connectionId }: StoredSource): Promise<readonly FileRow[]> => {
  const { rows } = await database.query(
    `select distinct on (name) ${columns} from sources.files where connection_id = $1 and is_listed
     order by name, file_id desc limit ${filesMax}`,
    [connectionId],
  )
  return z.array(Row).parse(rows)
}

const Content = z.array(z.object({ content: z.instanceof(Buffer) }))

export const contentOf = async (
  { database, connectionId }: StoredSource,
  { fileId }: Pick<FileRow, 'fileId'>,
  fileKey: string,
): Promise<Buffer> => {
  const { rows } = await database.query(
    'select content from sources.files where connection_id = $1 and file_id = $2',
    [connectionId, fileId],
  )
  const [row] = Content.parse(rows)
  if (!row) throw new Error(`The file ${fileId} is gone.`)
  return openFile(row.content, fileKey, connectionId)
}

export type KeepOutcome = 'kept' | 'known' | 'tooMany'

/** Keeps an uploaded file. The bytes of the latest complete file again are no new file. */
export const keepFile = async (
  stored: StoredSource,
  { name, content, fileKey }: { readonly name: string; readonly content: Buffer; readonly fileKey: string },
  now: Instant,
): Promise<KeepOutcome> => {
  const { database, connectionId, teamId } = stored
  await forgetOldFiles(database, connectionId, now)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const [isKnown, delta] = [await isLatest(stored, sha256, now), isDelta(name)]
  if (isKnown && !isTemporary(name)) return 'known'
  const readyAt = isTemporary(name) ? null : addMilliseconds(now, settledMilliseconds)
  const { rows } = await database.query(
    `insert into sources.files
       (connection_id, team_id, name, bytes, sha256, content, is_delta, uploaded_at, ready_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from sources.files where connection_id = $1) < ${filesMax} returning 1`,
    [
      connectionId,
      teamId,
      name,
      content.length,
      sha256,
      await sealFile(content, fileKey, connectionId),
      delta,
      now,
      readyAt,
    ],
  )
  return rows.length === 1 ? 'kept' : 'tooMany'
}

const isLatest = async (
  { database, connectionId }: StoredSource,
  sha256: string,
  now: Instant,
): Promise<boolean> => {
  const { rows } = await database.query(
    `select sha256 from sources.files where connection_id = $1 and ready_at <= $2
     order by ready_at desc, file_id desc limit 1`,
    [connectionId, now],
  )
  return z.array(z.object({ sha256: z.string() })).parse(rows)[0]?.sha256 === sha256
}

/** A rename to a name that is not temporary completes the upload. */
export const renameFile = async (
  stored: StoredSource,
  from: string,
  to: string,
  now: Instant,
): Promise<'renamed' | 'missing'> => {
  const found = (await listedFiles(stored)).find(({ name }) => name === from)
  if (!found) return 'missing'
  const { database, connectionId } = stored
  const [file] = z
    .array(z.object({ sha256: z.string() }))
    .parse((await database.query('select sha256 from sources.files where file_id = $1', [found.fileId])).rows)
  const isPending = found.readyAt === null || found.readyAt > now
  if (isPending && !isTemporary(to) && file && (await isLatest(stored, file.sha256, now))) {
    await database.query('delete from sources.files where connection_id = $1 and file_id = $2', [
      connectionId,
      found.fileId,
    ])
    return 'renamed'
  }
  const readyAt = isPending ? (isTemporary(to) ? null : now) : found.readyAt
  await database.query(
    `update sources.files set name = $3, ready_at = $4, is_delta = $5
     where connection_id = $1 and file_id = $2`,
    [connectionId, found.fileId, to, readyAt, isPending ? isDelta(to) : found.isDelta],
  )
  return 'renamed'
}

/** Takes a file out of the folder. What is complete stays for the next run. */
export const removeFile = async (
  { database, connectionId }: StoredSource,
  name: string,
  now: Instant,
): Promise<'removed' | 'missing'> => {
  const { rows } = await database.query(
    `update sources.files set is_listed = false where connection_id = $1 and name = $2 and is_listed
     returning 1`,
    [connectionId, name],
  )
  await database.query(
    `delete from sources.files
     where connection_id = $1 and name = $2 and not is_listed and (ready_at is null or ready_at > $3)`,
    [connectionId, name, now],
  )
  return rows.length === 0 ? 'missing' : 'removed'
}

/** Deletes what a later file with everyone replaced, and uploads that never became complete. */
const forgetOldFiles = async (database: Queryable, connectionId: string, now: Instant): Promise<void> => {
  await database.query(
    `delete from sources.files f
     where f.connection_id = $1 and (
       f.ready_at is null and f.uploaded_at < $3
       or (f.uploaded_at < $3 or f.file_id < (
             select file_id from sources.files where connection_id = $1
             order by file_id desc offset ${replacedMax} limit 1))
         and exists (
           select from sources.files later where later.connection_id = $1 and not later.is_delta
             and later.ready_at <= $2 and (later.ready_at, later.file_id) > (f.ready_at, f.file_id)))`,
    [connectionId, now, addMilliseconds(now, -keptMilliseconds)],
  )
}
