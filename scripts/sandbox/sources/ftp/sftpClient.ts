import ssh2, { type Client, type SFTPWrapper } from 'ssh2'

export type SftpAddress = {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly password: string
  /** `SHA256:…`; another host key is refused. Left out, any is taken. */
  readonly fingerprint?: string
}

export type SftpClient = {
  readonly client: Client
  readonly sftp: SFTPWrapper
  readonly upload: (name: string, content: string | Buffer) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  readonly list: () => Promise<readonly string[]>
  readonly end: () => void
}

type Done = (error?: Error | null) => void

const whenDone = (start: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => start(error => (error ? reject(error) : resolve())))

const partBytes = 32_768
const partsAtOnce = 32

/** Sends parts without waiting for each one, as SFTP clients do. */
const uploadTo = async (sftp: SFTPWrapper, name: string, content: Buffer): Promise<void> => {
  const handle = await new Promise<Buffer>((resolve, reject) =>
    sftp.open(name, 'w', (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const places = Array.from(
    { length: Math.ceil(content.length / partBytes) },
    (_unused, index) => index * partBytes,
  )
  try {
    for (let first = 0; first < places.length; first += partsAtOnce)
      await Promise.all(
        places.slice(first, first + partsAtOnce).map(place => {
          const part = content.subarray(place, place + partBytes)
          return whenDone(done => sftp.write(handle, part, 0, part.length, place, done))
        }),
      )
  } finally {
    await whenDone(done => sftp.close(handle, done))
  }
}

/** The SFTP client of a company’s HR system. */
export const openSftp = async ({ fingerprint, ...address }: SftpAddress): Promise<SftpClient> => {
  const client = new ssh2.Client()
  const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
    client.on('error', reject)
    client.on('close', () => reject(new Error('The server ended the connection.')))
    client.on('ready', () => client.sftp((error, opened) => (error ? reject(error) : resolve(opened))))
    client.connect({
      ...address,
      ...(fingerprint === undefined
        ? {}
        : {
            hostHash: 'sha256',
            hostVerifier: (hash: string) =>
              `SHA256:${Buffer.from(hash, 'hex').toString('base64').replace(/=+$/, '')}` === fingerprint,
          }),
    })
  })
  return {
    client,
    sftp,
    upload: (name, content) =>
      uploadTo(sftp, name, typeof content === 'string' ? Buffer.from(content) : content),
    rename: (from, to) => whenDone(done => sftp.rename(from, to, done)),
    remove: name => whenDone(done => sftp.unlink(name, done)),
    list: () =>
      new Promise((resolve, reject) =>
        sftp.readdir('/', (error, entries) =>
          error ? reject(error) : resolve(entries.map(({ filename }) => filename)),
        ),
      ),
    end: () => client.end(),
  }
}
