import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { CommandFailed } from '../reportFailure.ts'

const suffix = '.age'

/** Encrypts the files of a folder to the recipients, each to one that `age -d` also decrypts. */
export const encryptFiles = async (
  from: string,
  to: string,
  recipients: readonly string[],
): Promise<void> => {
  const encrypter = encrypterFor(recipients)
  for (const name of await readdir(from))
    await convert(join(from, name), join(to, `${name}${suffix}`), file => encrypter.encrypt(file))
}

/** Decrypts the files of a folder with the identities in a file, as `age-keygen` writes it. */
export const decryptFiles = async (from: string, to: string, identityFile: string): Promise<void> => {
  const decrypter = await decrypterOf(identityFile)
  for (const name of await readdir(from)) {
    if (!name.endsWith(suffix)) continue
    await convert(join(from, name), join(to, name.slice(0, -suffix.length)), file =>
      decrypter.decrypt(file),
    ).catch((cause: unknown) => {
      throw new CommandFailed(
        `${join(from, name)} can't be decrypted with ${identityFile}: ${messageOf(cause)}. ` +
          'Name the identity of one of its recipients.',
        { cause },
      )
    })
  }
}

/** Whether a folder holds files that were encrypted. */
export const isEncryptedFolder = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some(name => name.endsWith(suffix))

/** Refuses a text that is not a recipient, before anything is written. */
export const encrypterFor = (recipients: readonly string[]): Encrypter => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw new CommandFailed(
        `${recipient} is not a recipient. age-keygen prints one beside each identity: age1…`,
        { cause },
      )
    }
  }
  return encrypter
}

const decrypterOf = async (identityFile: string): Promise<Decrypter> => {
  const text = await readFile(identityFile, 'utf8').catch((cause: unknown) => {
    throw new CommandFailed(`${identityFile} can't be read: ${messageOf(cause)}`, { cause })
  })
  const identities = text
    .split('\n')
    .flatMap(line => (line.startsWith('AGE-SECRET-KEY-') ? [line.trim()] : []))
  if (identities.length === 0)
    throw new CommandFailed(`${identityFile} holds no identity: a line that begins with AGE-SECRET-KEY-.`)
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}

/** Does work with a folder inside the data folder, which is deleted afterwards: its files are not encrypted. */
export const withPlainFolder = async <Result>(
  home: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(home, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(home, 'plain-backup-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Bytes = ReadableStream<Uint8Array>

const convert = async (
  from: string,
  to: string,
  transform: (file: Bytes) => Promise<Bytes>,
): Promise<void> => {
  const converted = await transform(ReadableStream.from<Uint8Array>(createReadStream(from)))
  await pipeline(
    Readable.from(chunksOf(converted)),
    createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }),
  )
}

async function* chunksOf(stream: Bytes): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
