import { createHash, type KeyObject, sign } from 'node:crypto'
import { Zip, ZipDeflate } from 'fflate'

export type PackFile = { readonly path: string; readonly pieces: AsyncIterable<string> | Iterable<string> }

/** What the manifest says about a file. */
export type PackedFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** ZIP stores local times; the first one that it knows is the same in every time zone. */
const noTime = new Date(1980, 0, 1)

/** The comment of the archive: 64 bytes as hexadecimal text. */
const sealLength = 128

/**
 * A ZIP archive in pieces. `last` makes the files that need the sums of all others. The archive ends with a comment:
 * the signature over the SHA-256 of all bytes before it, so that also a change beside the files is found.
 */
export async function* archiveOf(
  files: readonly PackFile[],
  last: (packed: readonly PackedFile[]) => readonly PackFile[],
  privateKey: KeyObject,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const sums = createHash('sha256')
  const packed: PackedFile[] = []
  function* drained(): Generator<Uint8Array> {
    for (const chunk of written.splice(0)) {
      sums.update(chunk)
      yield chunk
    }
  }
  for (const file of files) {
    for await (const sum of addFile(zip, file)) {
      if (sum) packed.push(sum)
      yield* drained()
    }
  }
  for (const file of last(packed)) for await (const _ of addFile(zip, file)) yield* drained()
  yield* drained()
  zip.end()
  const directory = Buffer.concat(written)
  directory.writeUInt16LE(sealLength, directory.length - 2)
  sums.update(directory)
  yield directory
  yield Buffer.from(sign(null, sums.digest(), privateKey).toString('hex'))
}

/** Yields after each piece, and at the end what the file sums up to. */
async function* addFile(zip: Zip, { path, pieces }: PackFile): AsyncGenerator<PackedFile | undefined> {
  const entry = new ZipDeflate(path, { level: 6 })
  entry.mtime = noTime
  zip.add(entry)
  const sum = createHash('sha256')
  let bytes = 0
  for await (const piece of pieces) {
    const chunk = Buffer.from(piece)
    sum.update(chunk)
    bytes += chunk.length
    entry.push(chunk)
    yield undefined
  }
  entry.push(new Uint8Array(), true)
  yield { path, bytes, sha256: sum.digest('hex') }
}
