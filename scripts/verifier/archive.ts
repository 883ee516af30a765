import { type KeyObject, verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sha256 } from './reading.ts'

// A second, independent reading of README.md in this folder: it shares no code with the system that it checks.

const sealLength = 128
const endLength = 22

/** The files of an archive by their paths, and whether its seal fits all other bytes. */
export const readArchive = (
  archive: Buffer,
  publicKey: KeyObject,
): { readonly files: ReadonlyMap<string, Buffer>; readonly faults: readonly string[] } => {
  const faults: string[] = []
  const files = new Map<string, Buffer>()
  const sealed = archive.subarray(0, Math.max(0, archive.length - sealLength))
  const seal = archive.subarray(sealed.length).toString('latin1')
  const isSealed =
    /^[0-9a-f]{128}$/.test(seal) &&
    verify(null, Buffer.from(sha256(sealed), 'hex'), publicKey, Buffer.from(seal, 'hex'))
  try {
    for (const { path, read } of entriesOf(sealed)) {
      if (files.has(path)) faults.push(`${path} is in the archive twice`)
      const content = read()
      if (content) files.set(path, content)
      else faults.push(`${path} can't be unpacked: its bytes were changed`)
    }
  } catch {
    faults.push('the directory of the archive was changed')
  }
  if (!isSealed) faults.push('the seal of the archive does not fit its bytes: some byte of it was changed')
  return { files, faults }
}

type Entry = { readonly path: string; readonly read: () => Buffer | undefined }

function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = archive.length - endLength
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end')
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry')
    const nameLength = archive.readUInt16LE(at + 28)
    const [packed, size, local] = [20, 24, 42].map(offset => archive.readUInt32LE(at + offset))
    const path = archive.toString('utf8', at + 46, at + 46 + nameLength)
    yield { path, read: () => unpacked(archive, local ?? 0, packed ?? 0, size ?? 0) }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

const unpacked = (archive: Buffer, local: number, packed: number, size: number): Buffer | undefined => {
  try {
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    // One byte more than declared is a fault already: nothing larger is unpacked.
    const content = inflateRawSync(archive.subarray(start, start + packed), { maxOutputLength: size + 1 })
    return content.length === size ? content : undefined
  } catch {
    return undefined
  }
}
