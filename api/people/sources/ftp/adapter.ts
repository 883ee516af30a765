import { FileUnreadable } from '../../importing/readRows.ts'
import type { PersonSource, SourcePage, SourceSurroundings, StoredSource } from '../port.ts'
import type { ReadPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceUnusable } from '../sourceTrouble.ts'
import { issueCredentials } from './credentials.ts'
import { contentOf, type FileRow, readyFiles } from './files.ts'
import { type FileReading, type PersonRow, readFile, saysWhom } from './readFile.ts'
import { FtpSettings } from './settings.ts'

const title = 'Inbound FTP'
const pageSize = 1_000
/** The people of all files of changes after the latest file with everyone. */
const changedMax = 50_000

/**
 * CSV files that a company uploads to Laurel over SFTP. A file has everyone, or is named a delta and has changes: those
 * that came after the latest file with everyone hold over it.
 */
export const ftp: PersonSource<FtpSettings> = {
  name: 'ftp',
  title,
  connects: 'files',
  capabilities: { isIncremental: true },
  mapsColumns: true,
  settings: FtpSettings,
  issue: issueCredentials,
  create: (settings, surroundings) => ({
    testConnection: async () => {
      const files = await readyFiles(storedIn(surroundings), surroundings.clock())
      const latest = files.at(-1)
      return latest
        ? { kind: 'connected', detail: `The latest file is ${latest.name}, of ${latest.uploadedAt}.` }
        : { kind: 'failed', problem: 'No file has arrived yet. Upload one, and try again.' }
    },
    people: ({ since }, signal) => readPeople(settings, surroundings, since, signal),
  }),
}

const storedIn = ({ stored }: SourceSurroundings): StoredSource => {
  if (!stored) throw new SourceUnusable(`${title} can't be tried without a connection. Connect first.`)
  return stored
}

async function* readPeople(
  settings: FtpSettings,
  surroundings: SourceSurroundings,
  since: string | null,
  signal: AbortSignal,
): AsyncGenerator<SourcePage> {
  signal.throwIfAborted()
  const stored = storedIn(surroundings)
  const now = surroundings.clock()
  const files = await readyFiles(stored, now)
  const fresh = files.filter(file => isAfter(file, since))
  const latest = files.at(-1)
  if (!latest) throw new SourceUnusable(`No file has arrived at ${title} yet. Upload one.`)
  const cursor = cursorOf(latest)
  const base = fresh.some(file => !file.isDelta) ? files.findLast(file => !file.isDelta) : undefined
  const deltas = base ? files.slice(files.indexOf(base) + 1) : fresh

  const reading = { ...settings, now }
  const bytesOf = (file: FileRow) => contentOf(stored, file, settings.fileKey)

  const changed = new Map<string, ReadPerson>()
  for (const delta of deltas)
    for await (const { id, read } of peopleIn(delta, await bytesOf(delta), reading)) {
      changed.set(id ?? `${delta.name} ${idOf(read)}`, read)
      if (changed.size > changedMax)
        throw new SourceUnusable(`${title} has more changes than are read. Upload a file with everyone.`)
    }

  const bytes = base && (await bytesOf(base))
  const isFull = bytes !== undefined && (await naming(base, () => saysWhom(bytes, reading)))
  let page: ReadPerson[] = []
  if (base && bytes)
    for await (const { id, read } of peopleIn(base, bytes, reading)) {
      if (id !== null && changed.has(id)) continue
      page.push(read)
      if (page.length < pageSize) continue
      signal.throwIfAborted()
      yield sourcePage(page, { cursor: null, isFull })
      page = []
    }
  for (const read of changed.values()) {
    page.push(read)
    if (page.length < pageSize) continue
    signal.throwIfAborted()
    yield sourcePage(page, { cursor: null, isFull })
    page = []
  }
  yield sourcePage(page, { cursor, isFull })
}

async function* peopleIn(file: FileRow, bytes: Buffer, reading: FileReading): AsyncGenerator<PersonRow> {
  const rows = readFile(bytes, reading)
  for (;;) {
    const next = await naming(file, () => rows.next())
    if (next.done) return
    yield next.value
  }
}

/** Says which file can't be read. */
const naming = async <Result>(file: FileRow | undefined, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error
    throw new SourceUnusable(`${title}, file ${file?.name}: ${error.message}`)
  }
}

const idOf = (read: ReadPerson): string => (read.kind === 'person' ? read.person.externalId : read.externalId)

const idDigits = 19

/** The latest file that was read, so that cursors sort as their files do. */
const cursorOf = ({ readyAt, fileId }: FileRow): string => `${readyAt} ${fileId.padStart(idDigits, '0')}`

const isAfter = (file: FileRow, since: string | null): boolean => since === null || cursorOf(file) > since
